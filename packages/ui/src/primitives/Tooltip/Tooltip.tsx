import { type ComponentProps, type ReactElement, useId } from 'react';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { styled } from 'styled-components';
import { media, theme, type, useThemeCheck } from '../../theme/index.ts';
import { useControllableState } from '../shared/useControllableState.ts';

const Positioner = styled(Base.Positioner)`
  z-index: 110;
`;

const Popup = styled(Base.Popup)`
  ${type.caption}
  max-width: 18rem;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.text};
  color: ${theme.color.canvas};
  box-shadow: ${theme.shadow.md};
  ${media.forcedColors} {
    border: 1px solid;
    color: CanvasText;
  }
`;

export interface TooltipProps extends ComponentProps<'div'> {
  /** Plain words; nothing that cannot also be found elsewhere, since touch screens show no tooltip. */
  readonly text: string;
  /** One focusable element. */
  readonly children: ReactElement;
  /** Whether it is shown, if the owner decides. */
  readonly open?: boolean | undefined;
  /** Whether it is shown at first. */
  readonly defaultOpen?: boolean | undefined;
  /** It opened or closed, or is to do so. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A remark on the control under the pointer or the focus; Escape hides it. */
export function Tooltip({ text, children, open, defaultOpen = false, onOpenChange, ...popup }: TooltipProps) {
  useThemeCheck('Tooltip');
  const id = useId();
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger render={children} delay={300} aria-describedby={isOpen ? id : undefined} />
      <Base.Portal>
        <Positioner sideOffset={8}>
          <Popup {...popup} id={id} role="tooltip">
            {text}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
