import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
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

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Line breaks in plain text are kept. */
  readonly description?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions: ReactNode;
}

/** A task in front of the page. Focus stays inside, Escape and a click outside close it, and focus returns to where it came from. */
export function Dialog({ open, onOpenChange, title, description, children, actions }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Backdrop />
        <Viewport>
          <Popup>
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
