import type { Economics } from '@roi-insight/contracts';
import { planMoneySection } from '@roi-insight/report-text';
import { DEFAULT_ENGINEER_COST, type PlanRead } from '@roi-insight/roi-math';
import { type ChangeEvent, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import {
  draftErrors,
  draftOf,
  savedOf,
} from '../../../features/dashboard/assumptions/AssumptionsModal/assumptionsDraft.ts';
import { Blocks } from '../../../features/shell/document/Blocks.tsx';
import { Collapsible } from '../../../primitives/Collapsible/Collapsible.tsx';
import { NumberField } from '../../../primitives/NumberField/NumberField.tsx';
import { theme } from '../../../theme/index.ts';
import { Section } from './Section.tsx';

interface PlanMoneyPanelProps {
  readonly result: PlanRead;
  readonly economics: Economics;
  readonly onEconomicsChange: (economics: Economics) => void;
}

type MoneyField = 'cost' | 'seats' | 'price' | 'realization';

/** The value of the saving. It is recalculated while the reader changes its inputs. */
export function PlanMoneyPanel({ result, economics, onEconomicsChange }: PlanMoneyPanelProps) {
  const formats = useFormats();
  const cost = economics.enteredEngineerCost ?? DEFAULT_ENGINEER_COST;
  const [draft, setDraft] = useState(() => draftOf(cost, economics));
  const errors = draftErrors(formats, draft);
  const section = useMemo(() => planMoneySection(formats, result, economics), [formats, result, economics]);

  const field = (name: MoneyField) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target: { value: typed, valueAsNumber: value } }: ChangeEvent<HTMLInputElement>) => {
      const changed = {
        ...draft,
        [name]: Number.isNaN(value) ? null : value,
        entered: draft.entered.includes(name) ? draft.entered : [...draft.entered, name],
        typed: { ...draft.typed, [name]: typed },
      };
      setDraft(changed);
      const saved = savedOf(formats, changed);
      if (saved !== null) onEconomicsChange(saved.economics);
    },
  });

  return (
    <Section section={section}>
      <Blocks blocks={section.blocks} />
      <Collapsible title="Cost assumptions" defaultOpen={false}>
        <Fields>
          <NumberField label={`Annual Engineer Cost (${formats.currencySign})`} min={0} {...field('cost')} />
          <NumberField label="Engineers in each team" min={1} {...field('seats')} />
          <NumberField label={`Seat price per month (${formats.currencySign})`} min={0} {...field('price')} />
          <NumberField label="Share of saved time put to use" unit="%" min={0} max={100} {...field('realization')} />
        </Fields>
      </Collapsible>
    </Section>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${theme.space[5]};
  padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[5]};
`;
