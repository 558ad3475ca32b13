import type { ReactNode, RefObject } from 'react';
import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { styled } from 'styled-components';
import {
  Actions,
  backdropStyles,
  descriptionStyles,
  popupStyles,
  titleStyles,
  viewportStyles,
} from '../Dialog/dialogParts.ts';

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyles}
`;
const Viewport = styled(Base.Viewport)`
  ${viewportStyles}
`;
const Popup = styled(Base.Popup)`
  ${popupStyles}
`;
const Title = styled(Base.Title)`
  ${titleStyles}
`;
const Description = styled(Base.Description)`
  ${descriptionStyles}
`;

export interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Line breaks in plain text are kept. */
  readonly description?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions: ReactNode;
  /** What has the focus when it opens; the first control otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Bad news that needs an answer: a click outside does not dismiss it. Load it lazily where it is rarely seen. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  initialFocus,
}: AlertDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup initialFocus={initialFocus}>
            <div>
              <Title>{title}</Title>
              {description !== undefined && <Description>{description}</Description>}
            </div>
            {children}
            <Actions>{actions}</Actions>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
