import { styled } from 'styled-components';
import { type } from '../../../theme/index.ts';
import { SCREEN_HEADING_ID } from '../PageFrame/ScreenChrome.ts';

/** The one h1 of a screen. The host moves focus to it after a navigation, so that screen readers announce the screen. */
export const ScreenHeading = styled.h1.attrs({ id: SCREEN_HEADING_ID, tabIndex: -1 })`
  ${type.title}
  outline: none;
`;
