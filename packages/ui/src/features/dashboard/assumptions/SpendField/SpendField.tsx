import type { MonthlySpend, Report } from '@roi-insight/contracts';
import { describeCoverage, describeSpend, spendFieldTexts, type SpendReading } from '@roi-insight/report-text';
import { spendCoverage } from '@roi-insight/roi-math';
import { type Ref, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { FieldError } from '../../../../primitives/Field/FieldError.tsx';
import { FilePicker } from '../../../../primitives/FilePicker/FilePicker.tsx';
import { useFileDrop } from '../../../../primitives/FilePicker/useFileDrop.ts';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../../theme/index.ts';
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

interface SpendFieldProps extends RootProps<'fieldset'> {
  /** The report whose monthly spend is edited. */
  readonly report: Report;
  /** The spend of each month. */
  readonly value: readonly MonthlySpend[];
  /** The spend changed, by typing or by a file. */
  readonly onChange: (spend: readonly MonthlySpend[]) => void;
  /** Reads a file of monthly spend. For a refused file, it resolves with the reason. */
  readonly onReadSpend: (file: File) => Promise<SpendReading>;
  /** The button that chooses the file. */
  readonly pickerRef?: Ref<HTMLButtonElement> | undefined;
}

/** The amount actually paid for the assistant, from a file with one line per month. Optional. */
export function SpendField({ report, value, onChange, onReadSpend, pickerRef, ...root }: SpendFieldProps) {
  const formats = useFormats();
  const id = useId();
  const [state, setState] = useState<'idle' | 'reading' | { readonly problem: string }>('idle');
  const latest = useRef<File>(null);
  const { isOver, handlers } = useFileDrop(([file]) => void read(file));

  async function read(file: File) {
    latest.current = file;
    setState('reading');
    const reading = await onReadSpend(file);
    // Meanwhile, another file was chosen or the spend was removed.
    if (latest.current !== file) return;
    setState(reading.kind === 'read' ? 'idle' : { problem: reading.message });
    if (reading.kind === 'read') onChange(reading.spend);
  }

  function remove() {
    latest.current = null;
    setState('idle');
    onChange([]);
  }

  return (
    <Root {...root} {...handlers} $over={isOver} aria-describedby={`${id}-note`}>
      <Legend>Actual spend (optional)</Legend>
      <Status>
        {state === 'reading' && (
          <Line as="span">
            <Spinner />
            {spendFieldTexts.reading}
          </Line>
        )}
        {state !== 'reading' && value.length > 0 && <SpendFound report={report} spend={value} />}
      </Status>
      {typeof state === 'object' && <Problem role="alert">{state.problem}</Problem>}
      <Line>
        <FilePicker
          ref={pickerRef}
          label="File of monthly spend"
          accept=".csv,text/csv,text/plain"
          disabled={state === 'reading'}
          onFiles={([file]) => void read(file)}
        >
          {value.length === 0 ? spendFieldTexts.choose : 'Replace the file'}
        </FilePicker>
        {value.length > 0 && <Button onClick={remove}>Remove</Button>}
      </Line>
      <Note id={`${id}-note`}>
        {spendFieldTexts.line(formats)}
        <Sample>2025-09,500</Sample>
        {spendFieldTexts.effect}
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
