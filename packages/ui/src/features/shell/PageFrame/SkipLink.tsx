import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../theme/index.ts';

/** Lets keyboard users skip the header; visible while it has focus. @param mainId `id` of the `main`, which takes focus (`tabIndex` −1) */
export function SkipLink({ mainId }: { readonly mainId: string }) {
  // Focus moves without changing the URL, because the host's router would treat a fragment as a navigation.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  };
  return (
    <Link href={`#${mainId}`} onClick={skip}>
      Skip to content
    </Link>
  );
}

const Link = styled.a`
  position: absolute;
  z-index: 1;
  top: ${theme.space[3]};
  inset-inline-start: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.text};
  color: ${theme.color.canvas};
  clip-path: inset(50%);

  &:focus {
    clip-path: none;
  }
`;
