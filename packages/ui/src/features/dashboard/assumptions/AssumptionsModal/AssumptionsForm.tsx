import type { Economics, Report } from '@roi-insight/contracts';
import {
  type AssumptionField,
  type AssumptionNumber,
  assumptionTexts,
  type Formats,
  realizationText,
  type SpendReading,
} from '@roi-insight/report-text';
import { type ChangeEvent, type FormEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { DialogForm, FieldPair } from '../../../../primitives/Dialog/dialogForm.ts';
import { NumberField } from '../../../../primitives/NumberField/NumberField.tsx';
import { SpendField } from '../SpendField/SpendField.tsx';
import { draftErrors, draftOf, isCost, savedOf } from './assumptionsDraft.ts';
import { useFormats } from '../../../../brand/index.ts';

interface AssumptionsFormProps {
  readonly id: string;
  /** The field to which `firstRef` refers. */
  readonly field: AssumptionField;
  readonly firstRef: RefObject<HTMLElement | null>;
  readonly report: Report;
  readonly economics: Economics;
  readonly onSave: (engineerAnnualCost: number, economics: Economics) => void;
  readonly onReadSpend: (file: File) => Promise<SpendReading>;
}

/** Repeats the amount in the hint, because browsers read "85.000" as 85000 or 85 if the decimal separator is not a point. */
function readAs(formats: Formats, amount: number | null): string {
  return amount === null || formats.decimal(0) === '0.0' ? '' : ` ${assumptionTexts.readAs(formats, amount)}`;
}

/** The fields of the modal. They are mounted each time the modal opens, to start with the current values. */
export function AssumptionsForm(props: AssumptionsFormProps) {
  const formats = useFormats();
  const { id, field: firstField, firstRef, report, economics, onSave, onReadSpend } = props;
  const [draft, setDraft] = useState(() => draftOf(report.summary_metrics.assumptions.engineer_annual_cost, economics));
  // An invalid cost has no message, as specified. It looks invalid after an attempt to save it.
  const [isRefused, setRefused] = useState(false);
  const errors = draftErrors(formats, draft);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const saved = savedOf(formats, draft);
    if (saved !== null) return onSave(saved.cost, saved.economics);
    // Rendered immediately, because only then is the cost marked as invalid.
    flushSync(() => setRefused(true));
    const invalid = event.currentTarget.querySelector<HTMLInputElement>('[aria-invalid]');
    invalid?.focus();
    return invalid?.select();
  }

  /** The ref of a field; null for any field but the first to have the focus. */
  const refOf = (name: AssumptionField) =>
    name !== firstField
      ? null
      : (element: HTMLElement | null) => {
          firstRef.current = element;
        };

  /** The props of a field. Until the reader types into it, its hint begins with "Default." */
  function field(name: AssumptionNumber, hint: string) {
    const isEntered = draft.entered.includes(name);
    return {
      ref: refOf(name),
      value: draft[name],
      hint: isEntered ? (
        hint
      ) : (
        <>
          <strong>Default.</strong> {hint}
        </>
      ),
      error: errors[name],
      onChange: ({ target: { value: text, valueAsNumber: value } }: ChangeEvent<HTMLInputElement>) =>
        setDraft({
          ...draft,
          [name]: Number.isNaN(value) ? null : value,
          entered: isEntered ? draft.entered : [...draft.entered, name],
          typed: { ...draft.typed, [name]: text },
        }),
    };
  }

  return (
    <DialogForm id={id} onSubmit={save} noValidate>
      <NumberField
        label={`Annual Engineer Cost (${formats.currencySign})`}
        min={0}
        placeholder="100000"
        aria-invalid={(isRefused && !isCost(draft.cost)) || undefined}
        {...field('cost', `${assumptionTexts.cost}${readAs(formats, draft.cost)}`)}
      />
      <FieldPair>
        <NumberField label="Seats" min={1} {...field('seats', assumptionTexts.seats)} />
        <NumberField
          label={`Seat price per month (${formats.currencySign})`}
          min={0}
          {...field('price', `${assumptionTexts.price}${readAs(formats, draft.price)}`)}
        />
      </FieldPair>
      <NumberField
        label="Share of saved time put to use"
        unit="%"
        min={0}
        max={100}
        {...field(
          'realization',
          [assumptionTexts.realization, realizationText(formats, report)?.short].join(' ').trimEnd(),
        )}
      />
      <SpendField
        report={report}
        value={draft.spend}
        onChange={(spend) => setDraft((current) => ({ ...current, spend }))}
        onReadSpend={onReadSpend}
        pickerRef={refOf('spend')}
      />
    </DialogForm>
  );
}
