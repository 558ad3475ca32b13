import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme, type ThemeMode, type } from '@roi-insight/ui/theme';
import { argsAsProps } from './argsAsProps.ts';

const Details = styled.details`
  margin-top: ${theme.space[3]};

  && .docblock-source {
    margin: ${theme.space[2]} 0 0;
  }

  summary {
    ${type.caption}
    width: max-content;
    color: ${theme.color.accentText};
    cursor: pointer;
  }
`;

interface StatePropsProps {
  /** Of the story. */
  readonly source: string;
  readonly mode: ThemeMode;
}

/** What a state takes in the place of the example's props, to copy. */
export function StateProps({ source, mode }: StatePropsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const code = argsAsProps(source);
  if (code === '') return null;
  return (
    <Details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Props of this state, in place of the example’s</summary>
      {isOpen && <Source code={code} language="tsx" dark={mode === 'dark'} />}
    </Details>
  );
}
