import { styled } from 'styled-components';
import { media, theme, type } from '@roi-insight/ui/theme';

const mono = "'IBM Plex Mono', ui-monospace, monospace";

/** What this page itself says: what a component draws on it, here or in a story of Storybook's, has its own looks. */
const OWN = ':where(:not(.docs-story *, [data-live] *))';

export const Root = styled.article`
  color: ${theme.color.text};
  font-family: 'Inter Variable', system-ui, sans-serif;
  :is(h1, h2, h3, p, ul, dl, dd)${OWN} {
    margin: 0;
    padding: 0;
  }
  h2${OWN} {
    ${type.heading}
    margin-bottom: ${theme.space[4]};
  }
  h3${OWN} {
    ${type.subheading}
    margin-bottom: ${theme.space[2]};
  }
  h1${OWN} {
    ${type.title}
  }
  :is(p, li, dd, td)${OWN} {
    ${type.body}
    font-size: 0.9375rem;
    color: ${theme.color.textMuted};
  }
  a${OWN} {
    color: ${theme.color.accentText};
  }
  code${OWN} {
    font-family: ${mono};
    font-size: 0.875em;
  }
  :is(p, li, dd, td) code${OWN} {
    padding: 0.0625rem 0.3125rem;
    border-radius: ${theme.radius.sm};
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.text};
    overflow-wrap: anywhere;
  }
`;

export const Section = styled.section`
  margin-top: ${theme.space[12]};
`;

export const Top = styled.header`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[8]};
`;

export const Kind = styled.div`
  ${type.label}
  color: ${theme.color.textSubtle};
`;

export const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

export const Lead = styled.div`
  max-width: 44rem;
  p {
    ${type.lead}
  }
`;

/** Names beside values; below each other where there is no room. */
export const Terms = styled.dl`
  display: grid;
  gap: ${theme.space[1]} ${theme.space[6]};
  dt {
    ${type.label}
    color: ${theme.color.textSubtle};
  }
  ${media.tablet} {
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: baseline;
  }
`;

/** Two columns that are read against each other; one below the other where both are wide. */
export const Pair = styled.div<{ $isStacked?: boolean | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(${({ $isStacked = false }) => ($isStacked ? 1 : 2)}, minmax(0, 1fr));
  }
`;

export const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  && {
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
  }
  li::marker {
    color: ${theme.color.textSubtle};
  }
  && ul {
    margin-top: ${theme.space[2]};
  }
`;

/** A piece of advice: what it looks like, a line in the color of yes or no, and the sentence. */
export const Figure = styled.figure<{ $good: boolean }>`
  display: flex;
  flex-direction: column;
  margin: 0;
  border: 1px solid ${theme.color.hairline};
  border-block-end: 3px solid ${({ $good }) => ($good ? theme.color.positive : theme.color.negative)};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow: hidden;
`;

export const SampleBox = styled.div<{ $isWide: boolean }>`
  display: grid;
  flex: 1;
  align-content: center;
  justify-content: center;
  grid-template-columns: minmax(0, ${({ $isWide }) => ($isWide ? '1fr' : 'max-content')});
  min-height: 8rem;
  padding: ${theme.space[6]};
  background: ${theme.color.canvas};
`;

export const Caption = styled.figcaption<{ $good: boolean }>`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
  strong {
    ${type.label}
    color: ${({ $good }) => ($good ? theme.color.positive : theme.color.negative)};
  }
`;

export const Keys = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[3]} 0;
    border-top: 1px solid ${theme.color.hairline};
    text-align: start;
    vertical-align: baseline;
  }
  th {
    width: 40%;
    font-weight: 400;
    ${media.tablet} {
      width: 14rem;
    }
  }
  kbd {
    display: inline-block;
    padding: 0.0625rem 0.4375rem;
    border: 1px solid ${theme.color.hairlineStrong};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.surfaceRaised};
    font-family: inherit;
    font-size: 0.8125rem;
  }
`;

export const StoryBlock = styled.div`
  & + & {
    margin-top: ${theme.space[8]};
  }
  p {
    margin-bottom: ${theme.space[3]};
  }
  .sbdocs-preview {
    margin-bottom: 0;
  }
`;

/** Controls alone: what they are for is in the table of props. */
export const ControlBox = styled.div`
  margin-top: calc(-1 * ${theme.space[6]});
  .docblock-argstable :is(th, td):is(:nth-child(2), :nth-child(3)) {
    display: none;
  }
`;

/** What the code below shows, in one box with it. */
export const ExampleBox = styled.div`
  margin-top: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  overflow: hidden;
  > div:first-child {
    padding: ${theme.space[6]};
  }
  > .sbdocs,
  > .docblock-source {
    margin: 0;
    border: 0;
    border-top: 1px solid ${theme.color.hairline};
    border-radius: 0;
    box-shadow: none;
  }
`;
