import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { createGlobalStyle, styled } from 'styled-components';
import { media, theme, type } from '../../theme/index.ts';

const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 100;
  background: ${theme.color.scrim};
  transition: opacity ${theme.duration.base} ${theme.easing.standard};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/**
 * The space of the page's scrollbar shows only the color of the root element, so this rule gives it the color of the
 * canvas under each theme's overlay. The doubled selector overrides the color that the page has before its scripts run.
 * The body fills the window and covers the rest.
 */
const GutterBackdrop = createGlobalStyle`
  :root:root { background-color: light-dark(#a3a09c, #050504); }
  body { min-height: 100vh; }
`;

/** On a phone, the dialog slides in from the bottom, within reach of the thumb; otherwise it is centered. */
const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: 101;
  display: grid;
  align-items: end;
  justify-items: center;
  overflow-y: auto;
  padding: ${theme.space[4]};
  ${media.tablet} {
    align-items: center;
    padding: ${theme.space[8]};
  }
`;

const Popup = styled(Base.Popup)`
  display: grid;
  gap: ${theme.space[5]};
  width: min(100%, 32rem);
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.lg};
  outline: none;
  transition:
    opacity ${theme.duration.base} ${theme.easing.standard},
    transform ${theme.duration.base} ${theme.easing.standard};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(12px);
  }
  ${media.tablet} {
    padding: ${theme.space[8]};
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

const Title = styled(Base.Title)`
  ${type.heading}
`;

const Description = styled(Base.Description)`
  ${type.body}
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
  white-space: pre-line;
  &[tabindex] {
    max-height: 40vh;
    overflow-y: auto;
  }
`;

/** A description with more characters, such as a server's whole log, scrolls by itself, so that the title and the actions stay in view. */
const MAX_DESCRIPTION = 1000;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};
`;

export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Heading of the dialog, which is also its name. */
  readonly title: string;
  /** Line breaks in plain text are preserved. */
  readonly description?: string | undefined;
  /** The content between the description and the actions. */
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions: ReactNode;
  /** The element to focus when the dialog opens; the first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The popup of all dialogs. The root around it determines how it opens and closes. */
export function DialogContent(props: DialogContentProps) {
  const { title, description, children, actions, initialFocus, ...popup } = props;
  return (
    <Base.Portal>
      <Backdrop />
      <GutterBackdrop />
      <Viewport>
        <Popup {...popup} initialFocus={initialFocus}>
          <div>
            <Title>{title}</Title>
            {description !== undefined && (
              <Description tabIndex={description.length > MAX_DESCRIPTION ? 0 : undefined}>{description}</Description>
            )}
          </div>
          {children}
          <Actions>{actions}</Actions>
        </Popup>
      </Viewport>
    </Base.Portal>
  );
}
