import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

interface TrackerFieldsProps {
  /** The registered field of a name, with its problem. */
  readonly field: (
    name: 'jiraUrl' | 'email' | 'apiKey',
  ) => UseFormRegisterReturn & { readonly error: string | undefined };
  readonly urlHint?: string;
  /** Called with the URL when its field loses focus, before it is validated. */
  readonly onUrl?: (url: string) => void;
}

/** The fields with which a tracker is read, for every form of plans. */
export function TrackerFields({
  field,
  urlHint = 'The base URL only, such as https://example.atlassian.net',
  onUrl,
}: TrackerFieldsProps) {
  const url = field('jiraUrl');
  return (
    <>
      <TextField
        {...url}
        onBlur={(event) => {
          onUrl?.(event.target.value);
          void url.onBlur(event);
        }}
        label="JIRA Instance URL"
        hint={urlHint}
        type="url"
        autoComplete="url"
      />
      <TextField {...field('email')} label="Your Email" type="email" autoComplete="email" />
      <PasswordField
        {...field('apiKey')}
        label="JIRA API Key"
        hint="Only used to read ticket data"
        autoComplete="new-password"
      />
    </>
  );
}
