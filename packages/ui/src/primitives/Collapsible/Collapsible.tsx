import { type ComponentProps, type ReactNode, type Ref, useId, useState } from 'react';
import { Collapsible as Base } from '@base-ui/react/collapsible';
import { ChevronDown } from 'lucide-react';
import { css, styled } from 'styled-components';
import {
  focusRing,
  media,
  onHover,
  screenOnly,
  textStart,
  theme,
  type,
  usePrinting,
  useThemeCheck,
} from '../../theme/index.ts';
import { useControllableState } from '../shared/useControllableState.ts';

const Root = styled(Base.Root)`
  border-block: 1px solid ${theme.color.hairline};
`;

const Trigger = styled(Base.Trigger)`
  ${type.subheading}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  width: calc(100% + 2 * ${theme.space[2]});
  min-height: 3rem;
  margin-inline: calc(-1 * ${theme.space[2]});
  padding: ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  text-align: ${textStart};
  cursor: pointer;
  ${onHover(css`
    color: ${theme.color.accentText};
  `)}
  ${focusRing}
  outline-offset: -2px;
  > svg {
    flex: none;
    ${screenOnly}
    transition: transform ${theme.duration.base} ${theme.easing.standard};
  }
  &[data-panel-open] > svg {
    transform: rotate(180deg);
  }
`;

/** Title and summary: side by side if there is space, so that the summaries of several panels are aligned. */
const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  gap: 0 ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
    align-items: baseline;
  }
  > :not(:last-child) {
    ${type.caption}
    color: ${theme.color.textMuted};
  }
`;

const Summary = styled.span`
  font-weight: 500;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Panel = styled(Base.Panel)<{ $isInstant: boolean }>`
  overflow: hidden;
  height: var(--collapsible-panel-height);
  transition: ${({ $isInstant }) => ($isInstant ? 'none' : css`height ${theme.duration.base} ${theme.easing.standard}`)};
  &[data-starting-style],
  &[data-ending-style] {
    height: 0;
  }
  ${media.reducedMotion} {
    transition: none;
  }
  ${media.print} {
    display: block;
    height: auto;
  }
`;

const Body = styled.div`
  padding-bottom: ${theme.space[8]};
`;

export interface CollapsibleProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Describes the hidden content, and is the button that opens it. */
  readonly title: string;
  /** A summary of the content in one line that is always shown. */
  readonly summary?: ReactNode;
  /** The content of the open panel. */
  readonly children: ReactNode;
  /** Whether the panel is open, for controlled use. */
  readonly open?: boolean | undefined;
  /** Whether the panel is initially open. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the panel opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called when the pointer or the focus reaches the button, for content that is fetched on demand. */
  readonly onApproach?: (() => void) | undefined;
  /** Ref of the button that opens the panel. */
  readonly triggerRef?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Details that most readers skip and a few need. They are one line when closed, and open in print. The title is a
 * heading of level 2. Content that was opened once keeps its state while it is closed.
 */
export function Collapsible(props: CollapsibleProps) {
  useThemeCheck('Collapsible');
  const { title, summary, children, open, defaultOpen = false, onOpenChange, onApproach, triggerRef, ...root } = props;
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  // Opens without animation if the keyboard is used, because Tab may enter a panel that is still growing, and the
  // browser would then scroll to the old position of the field.
  const [isInstant, setInstant] = useState(false);
  const isPrinting = usePrinting();
  const titleId = useId();
  return (
    <Root
      {...root}
      open={isOpen}
      onOpenChange={(next, { event }) => {
        setInstant(!('detail' in event) || event.detail === 0);
        setOpen(next);
      }}
    >
      <h2>
        <Trigger ref={triggerRef} onPointerEnter={onApproach} onFocus={onApproach}>
          <Words>
            <span id={titleId}>{title}</span>
            {summary !== undefined && <Summary>{summary}</Summary>}
          </Words>
          <ChevronDown size={20} aria-hidden />
        </Trigger>
      </h2>
      <Panel
        render={<section />}
        aria-labelledby={titleId}
        keepMounted={wasOpened || isPrinting}
        $isInstant={isInstant}
      >
        <Body>{children}</Body>
      </Panel>
    </Root>
  );
}
