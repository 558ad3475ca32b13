import { yupResolver } from '@hookform/resolvers/yup';
import { prepareDemoTexts } from '@roi-insight/report-text';
import { parsePresenter, presenterSchema } from '../presenter.ts';
import { type PresenterValues, SCENARIOS } from '../presenterValues.ts';
import { type RefObject, useEffect, useState } from 'react';
import { type FieldErrors, useForm, type UseFormRegister, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { DialogForm, FieldPair } from '../../../primitives/Dialog/dialogForm.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { media, theme, type } from '../../../theme/index.ts';
import { demoAmounts } from '../demoAmounts.ts';
import { scenarioWords } from '../scenarioWords.ts';
import { currenciesWith, localesWith } from './notationOptions.ts';
import { DemoSpecimen } from './DemoSpecimen.tsx';
import type { PrepareDemoProps } from './PrepareDemoProps.ts';

interface PrepareFormProps extends Omit<PrepareDemoProps, 'open' | 'onClose'> {
  readonly id: string;
  readonly firstRef: RefObject<HTMLInputElement | null>;
}

const scenarios = SCENARIOS.map((value) => ({ value, label: scenarioWords[value] }));

/** The fields of the dialog, their link, and its preview. Mounted each time the dialog opens. */
export function PrepareForm(props: PrepareFormProps) {
  const { id, firstRef, values: shown, defaults, linkOf, onCopy, onOpenLink, onChange, preview } = props;
  const [copied, setCopied] = useState<Copied>({ link: '', look: 'ready' });
  const form = useForm({ resolver: yupResolver(presenterSchema), defaultValues: shown, mode: 'onChange' });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control });
  const read = parsePresenter(trimmed(typed));
  const valid = read.ok ? JSON.stringify(read.value) : null;
  const link = read.ok ? linkOf(read.value) : '';

  useEffect(() => {
    if (valid !== null) onChange(JSON.parse(valid));
  }, [valid, onChange]);

  const copy = form.handleSubmit((values) => {
    const text = linkOf(values);
    // Without https, `navigator.clipboard` is undefined and the call throws.
    return (async () => onCopy(text))().then(
      () => setCopied({ link: text, look: 'copied' }),
      () => setCopied({ link: text, look: 'refused' }),
    );
  });
  const usual = demoAmounts(read.ok && read.value.currency !== '' ? read.value.currency : defaults.currency);
  const field = fieldsOf(form.register, errors);
  const company = field('company');
  return (
    <DialogForm id={id} noValidate onSubmit={form.handleSubmit((values) => onOpenLink(linkOf(values)))}>
      <TextField
        label="Company"
        placeholder={defaults.company}
        {...company}
        ref={(input) => {
          company.ref(input);
          firstRef.current = input;
        }}
      />
      <SelectField label="Scenario" options={scenarios} {...field('demo')} />
      <FieldPair>
        <TextField label="Assistant" placeholder={defaults.assistant} {...field('assistant')} />
        <TextField label="Product" placeholder={defaults.product} {...field('product')} />
      </FieldPair>
      <FieldPair>
        <SelectField
          label="Currency"
          options={currenciesWith(shown.currency, defaults.currency)}
          {...field('currency')}
        />
        <SelectField
          label="Numbers and dates"
          options={localesWith(shown.locale, defaults.locale)}
          {...field('locale')}
        />
      </FieldPair>
      <TextField
        label="Contact"
        hint={prepareDemoTexts.contactHint}
        placeholder={defaults.contact}
        {...field('contact')}
      />
      <Numbers>
        <TextField
          label="Engineer cost"
          hint="Per year."
          inputMode="decimal"
          placeholder={String(usual.cost)}
          {...field('cost')}
        />
        <TextField label="Seats" inputMode="numeric" placeholder="25" {...field('seats')} />
        <TextField
          label="Price per seat"
          hint="Per month."
          inputMode="decimal"
          placeholder={String(usual.price)}
          {...field('price')}
        />
      </Numbers>
      <section aria-label={prepareDemoTexts.preview}>
        <Heading aria-hidden>{prepareDemoTexts.preview}</Heading>
        {preview === null ? <Waiting>Loading the report…</Waiting> : <DemoSpecimen {...preview} />}
      </section>
      <LinkLine>
        <TextField
          label="Link"
          readOnly
          value={link}
          placeholder={prepareDemoTexts.noLink}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button onClick={copy}>
          <span aria-live="polite">{COPY[copied.link === link ? copied.look : 'ready']}</span>
        </Button>
      </LinkLine>
    </DialogForm>
  );
}

/** The link that was last copied, and whether copying succeeded. */
interface Copied {
  readonly link: string;
  readonly look: keyof typeof COPY;
}

const COPY = { ready: 'Copy link', copied: 'Copied', refused: 'Copy it by hand' } as const;

const trimmed = (typed: Partial<PresenterValues>) =>
  Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, text.trim()]));

const fieldsOf =
  (register: UseFormRegister<PresenterValues>, errors: FieldErrors<PresenterValues>) =>
  (key: keyof PresenterValues) => ({
    ...register(key),
    error: errors[key]?.message,
    autoComplete: 'off',
  });

const Numbers = styled(FieldPair)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;

const Heading = styled.h3`
  ${type.small}
  margin: 0 0 ${theme.space[2]};
  font-weight: 550;
`;

const Waiting = styled.p`
  ${type.small}
  min-height: 9rem;
  color: ${theme.color.textMuted};
`;

const LinkLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};

  > button {
    min-height: 2.75rem;
  }
`;
