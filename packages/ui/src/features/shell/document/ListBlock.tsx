import type { ListItem } from '@roi-insight/report-text';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { styled } from 'styled-components';
import { theme, type, visuallyHidden } from '../../../theme/index.ts';

const ICONS = { met: CircleCheck, 'not-met': CircleX, 'not-confirmed': CircleHelp };

/** A list of sentences, a checklist, or a list of problems with their consequences. */
export function ListBlock({ items }: { readonly items: readonly ListItem[] }) {
  const [only] = items;
  if (items.length === 1 && only?.check?.state === 'met' && only.check.word === undefined) {
    return (
      <AllMet>
        <CircleCheck size={20} aria-hidden />
        {only.text}
      </AllMet>
    );
  }
  return (
    <List data-look={lookOf(items)}>
      {items.map((item) => (
        <Item key={item.text} {...item} />
      ))}
    </List>
  );
}

function lookOf(items: readonly ListItem[]): 'checks' | 'problems' | 'sentences' {
  if (items.some(({ check }) => check !== undefined)) return 'checks';
  return items.some(({ consequence }) => consequence !== undefined) ? 'problems' : 'sentences';
}

function Item({ text, consequence, check }: ListItem) {
  if (check !== undefined) {
    const Icon = ICONS[check.state];
    return (
      <li data-state={check.state}>
        <Icon size={18} aria-hidden />
        <span>
          <Word data-shown={check.state !== 'met'}>{check.word}: </Word>
          {text}
        </span>
      </li>
    );
  }
  if (consequence === undefined) return <li>{text}</li>;
  return (
    <li>
      <strong>{text}</strong>
      <p>{consequence}</p>
    </li>
  );
}

const AllMet = styled.p`
  ${type.subheading}
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.positive};
`;

const List = styled.ul`
  ${type.small}
  display: grid;
  gap: ${theme.space[2]};
  list-style: none;

  &[data-look='sentences'] {
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }

  &[data-look='problems'] {
    gap: ${theme.space[3]};

    > li {
      padding-inline-start: ${theme.space[4]};
      border-inline-start: 3px solid ${theme.color.warning};
      overflow-wrap: anywhere;
    }

    strong {
      font-weight: 600;
    }

    p {
      color: ${theme.color.textMuted};
    }
  }

  &[data-look='checks'] > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[2]};
  }

  svg {
    margin-top: 0.15em;
  }

  [data-state='met'] > svg {
    color: ${theme.color.positive};
  }

  [data-state='not-met'] > svg {
    color: ${theme.color.negative};
  }

  [data-state='not-confirmed'] > svg {
    color: ${theme.color.warning};
  }
`;

const Word = styled.b`
  font-weight: 600;

  &[data-shown='false'] {
    ${visuallyHidden}
  }
`;
