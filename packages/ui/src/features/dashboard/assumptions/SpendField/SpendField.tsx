import type { MonthlySpend, Report } from '@roi-insight/contracts';
import { describeCoverage, describeSpend, type SpendReading } from '@roi-insight/report-text';
import { spendCoverage } from '@roi-insight/roi-math';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { FieldError } from '../../../../primitives/Field/FieldError.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { theme, type, visuallyHidden } from '../../../../theme/index.ts';
import { useFormats } from '../../../../brand/index.ts';

const Root = styled.fieldset<{ $over: boolean }>`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px dashed ${({ $over }) => ($over ? theme.color.accent : theme.color.hairlineStrong)};
  border-radius: ${theme.radius.md};
`;

const Legend = styled.legend`
  ${type.small}
  padding-inline: ${theme.space[1]};
  font-weight: 550;
`;

const Note = styled.p`
  ${type.caption}
  color: ${theme.color.textSubtle};
`;

const Status = styled.output`
  ${type.small}
  display: grid;
  font-variant-numeric: tabular-nums;
  &:empty {
    display: none;
  }
`;

const Problem = styled(FieldError)`
  overflow-wrap: anywhere;
`;

const Sample = styled.code`
  font: inherit;
  white-space: nowrap;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Input = styled.input`
  ${visuallyHidden}
`;

interface SpendFieldProps extends RootProps<'fieldset'> {
  /** The report whose monthly spend is edited. */
  readonly report: Report;
  /** What was spent in each month. */
  readonly value: readonly MonthlySpend[];
  /** The spend changed, by typing or by a file. */
  readonly onChange: (spend: readonly MonthlySpend[]) => void;
  /** Reads a file of monthly spend. It also resolves for a rejected file, with the reason. */
  readonly onReadSpend: (file: File) => Promise<SpendReading>;
}

/** The amount actually paid for the assistant, from a file with one line per month. Optional. */
export function SpendField({ report, value, onChange, onReadSpend, ...root }: SpendFieldProps) {
  const formats = useFormats();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'reading' | { readonly problem: string }>('idle');
  const [over, setOver] = useState(false);
  const latest = useRef<File>(null);

  async function read(file: File | undefined) {
    if (file === undefined) return;
    latest.current = file;
    setState('reading');
    const reading = await onReadSpend(file);
    // Another file was chosen or the spend was removed in the meantime.
    if (latest.current !== file) return;
    setState(reading.kind === 'read' ? 'idle' : { problem: reading.message });
    if (reading.kind === 'read') onChange(reading.spend);
  }

  function remove() {
    latest.current = null;
    setState('idle');
    onChange([]);
  }

  /** Stop the event: the page behind the dialog opens dropped files as reports. */
  function drag(event: DragEvent, isOver: boolean) {
    event.preventDefault();
    event.stopPropagation();
    setOver(isOver);
  }

  return (
    <Root
      {...root}
      $over={over}
      aria-describedby={`${id}-note`}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        void read(event.dataTransfer.files[0]);
      }}
    >
      <Legend>Actual spend (optional)</Legend>
      <Status>
        {state === 'reading' && (
          <Line as="span">
            <Spinner />
            Reading the file
          </Line>
        )}
        {state !== 'reading' && value.length > 0 && <SpendFound report={report} spend={value} />}
      </Status>
      {typeof state === 'object' && <Problem role="alert">{state.problem}</Problem>}
      <Line>
        <Input
          ref={input}
          type="file"
          accept=".csv,text/csv,text/plain"
          tabIndex={-1}
          aria-label="File of monthly spend"
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            void read(target.files?.[0]);
            // Reset, so that the same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()} disabled={state === 'reading'}>
          {value.length === 0 ? 'Choose a CSV file' : 'Replace the file'}
        </Button>
        {value.length > 0 && <Button onClick={remove}>Remove</Button>}
      </Line>
      <Note id={`${id}-note`}>
        {`One line per month in ${formats.moneyWords.currency}, e.g. `}
        <Sample>2025-09,500</Sample>. Replaces seats × price. The file stays in your browser.
      </Note>
    </Root>
  );
}

function SpendFound({ report, spend }: { readonly report: Report; readonly spend: readonly MonthlySpend[] }) {
  const formats = useFormats();
  const coverage = spendCoverage(report, spend);
  const total = spend.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <span>
        {describeSpend(formats, spend)}: {formats.cents(total)}
      </span>
      {coverage && <Note as="span">{describeCoverage(formats, coverage)}</Note>}
    </>
  );
}
