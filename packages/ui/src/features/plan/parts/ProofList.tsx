import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../../theme/index.ts';

interface ProofListProps {
  readonly sentences: readonly string[];
  /** Whether the plan proves the sentences. Default false. */
  readonly isProved?: boolean;
}

/** The facts that a plan proves, or those that it does not prove. */
export function ProofList({ sentences, isProved = false }: ProofListProps) {
  const Icon = isProved ? Check : X;
  return (
    <List data-proves={isProved || undefined}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Icon size={18} aria-hidden />
          <span>{sentence}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  list-style: none;

  > li {
    display: flex;
    gap: ${theme.space[3]};
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }

  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${theme.color.textSubtle};
  }

  &[data-proves] svg {
    color: ${theme.color.positive};
  }
`;
