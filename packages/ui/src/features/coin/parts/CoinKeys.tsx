import { ticketKeys } from '@roi-insight/contracts';
import { coinListText, coinRows } from '@roi-insight/report-text';
import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { controlStyles } from '../../../primitives/Field/controlStyles.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { media, textStart, theme, type } from '../../../theme/index.ts';
import { CopyButton } from '../../shell/CopyButton/CopyButton.tsx';
import type { CopyText } from '../../shell/PageFrame/ScreenChrome.ts';

interface CoinKeysProps {
  /** The secret of the plan, 64 hexadecimal digits. */
  readonly secret: string;
  readonly onCopy: CopyText;
}

/** Keys that are shown at most; all of them are copied. */
const SHOWN = 200;

/** The coin of each ticket whose key is typed or pasted. Nothing leaves the browser. */
export function CoinKeys({ secret, onCopy }: CoinKeysProps) {
  const { counted, count } = useFormats();
  const [text, setText] = useState('');
  const typed = useDeferredValue(text);
  const rows = useMemo(() => coinRows(secret, ticketKeys(typed)), [secret, typed]);
  const yes = rows.filter(({ coin }) => coin === 'yes').length;
  return (
    <Root>
      <Field label="Keys of tickets" hint="Typed or pasted, such as ABC-123. Other words are ignored.">
        {(described) => (
          <Area
            rows={8}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            {...described}
          />
        )}
      </Field>
      <Result aria-label="Coins">
        <Head>
          <output>
            {rows.length === 0
              ? 'No keys yet'
              : `${counted(rows.length, 'ticket')}: ${count(yes)} yes, ${count(rows.length - yes)} no`}
          </output>
          {rows.length > 0 && <CopyButton label="Copy the coins" text={coinListText(rows)} onCopy={onCopy} />}
        </Head>
        {rows.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">Ticket</th>
                <th scope="col">Coin</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, SHOWN).map(({ key, coin, word }) => (
                <tr key={key}>
                  <th scope="row">{key}</th>
                  <td data-coin={coin}>{word}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {rows.length > SHOWN && <p>{counted(rows.length - SHOWN, 'more ticket')} can be copied.</p>}
      </Result>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[8]} ${theme.space[12]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Area = styled.textarea`
  ${controlStyles}
  min-height: 12rem;
  resize: vertical;
  font: inherit;
  line-height: 1.6;
`;

const Result = styled.section`
  display: grid;
  gap: ${theme.space[4]};

  table {
    ${type.body}
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.hairline};
    text-align: ${textStart};
    font-weight: 400;
  }

  thead th {
    ${type.label}
    color: ${theme.color.textMuted};
  }

  [data-coin] {
    font-weight: 600;
  }

  [data-coin='yes'] {
    color: ${theme.color.positive};
  }

  [data-coin='no'] {
    color: ${theme.color.textMuted};
  }

  > p {
    ${type.small}
    color: ${theme.color.textMuted};
  }
`;

const Head = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: 2.75rem;
  color: ${theme.color.textMuted};
`;
