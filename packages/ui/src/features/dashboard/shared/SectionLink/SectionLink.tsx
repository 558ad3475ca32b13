import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isPlainClick } from '../../../../primitives/LinkButton/isPlainClick.ts';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { focusRing, theme } from '../../../../theme/index.ts';
import type { SectionId, SectionVisit } from './SectionVisit.ts';

const Root = styled.a`
  ${focusRing}
  border-radius: ${theme.radius.sm};
  color: ${theme.color.accentText};
  text-underline-offset: 0.2em;
`;

interface SectionLinkProps extends RootProps<'a'> {
  /** Where the link leads. */
  readonly section: SectionId;
  /** Scrolls to the section and moves focus there. The browser's own navigation is prevented. */
  readonly onVisit: (visit: SectionVisit) => void;
  /** Text of the link. */
  readonly children: ReactNode;
}

/**
 * A link to a section of the report, even if that section is not loaded yet, because the screen handles plain clicks.
 */
export function SectionLink({ section, onVisit, ...rest }: SectionLinkProps) {
  return (
    <Root
      {...rest}
      href={`#${section}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onVisit({ section });
      }}
    />
  );
}
