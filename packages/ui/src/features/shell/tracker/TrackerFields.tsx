import { withScheme } from '@roi-insight/contracts';
import { credentialTexts } from '@roi-insight/report-text';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { CredentialChoice } from './CredentialChoice.tsx';
import type { TrackerValues } from './TrackerValues.ts';

type Name = keyof TrackerValues;

/** The part of a form that the fields need. The form may have more fields. */
interface TrackerForm {
  readonly register: (name: Name) => UseFormRegisterReturn;
  readonly formState: { readonly errors: { readonly [N in Name]?: { readonly message?: string | undefined } } };
  readonly setValue: {
    (name: 'jiraUrl', url: string, options: { readonly shouldValidate: boolean }): void;
    (name: 'clientId', id: string | null): void;
  };
  readonly watch: (name: 'clientId') => string | null | undefined;
}

interface TrackerFieldsProps {
  readonly form: TrackerForm;
  readonly urlHint?: string;
  /**
   * Renders the project's field between the address and the key. The email address is then the first field, and gets
   * the focus first.
   */
  readonly renderProject?: () => ReactNode;
}

/**
 * The fields for reading a tracker. They are registered in visible order, because the first one with an error gets
 * focus.
 */
export function TrackerFields({
  form,
  urlHint = 'The base URL only, such as https://example.atlassian.net',
  renderProject,
}: TrackerFieldsProps) {
  const field = (name: Name) => ({ ...form.register(name), error: form.formState.errors[name]?.message });
  const renderEmail = () => <TextField {...field('email')} label="Your Email" type="email" autoComplete="email" />;
  const isServiceAccount = typeof form.watch('clientId') === 'string';
  const emailFirst = renderProject && renderEmail();
  const url = field('jiraUrl');
  return (
    <>
      {emailFirst}
      <TextField
        {...url}
        onBlur={(event) => {
          form.setValue('jiraUrl', withScheme(event.target.value), { shouldValidate: url.error !== undefined });
          void url.onBlur(event);
        }}
        label="JIRA Instance URL"
        hint={urlHint}
        type="url"
        autoComplete="url"
      />
      {renderProject ? renderProject() : renderEmail()}
      <PasswordField
        {...field('apiKey')}
        label="JIRA API Key"
        hint="Only used to read ticket data"
        autoComplete="new-password"
      />
      <CredentialChoice
        isServiceAccount={isServiceAccount}
        onChange={(isAccount) => form.setValue('clientId', isAccount ? '' : null)}
      />
      {isServiceAccount && (
        <TextField
          {...field('clientId')}
          label={credentialTexts.clientId}
          hint={credentialTexts.clientIdHint}
          autoComplete="off"
        />
      )}
    </>
  );
}
