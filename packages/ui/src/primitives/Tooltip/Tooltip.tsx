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
  /** Plain text that is also available elsewhere, because touch screens show no tooltips. */
  readonly text: string;
  /** One focusable element. */
  readonly children: ReactElement;
  /** Whether the tooltip is open, for controlled use. */
  readonly open?: boolean | undefined;
  /** Whether the tooltip is initially open. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the tooltip opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A short note on a hovered or focused control; Escape hides it. */
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
