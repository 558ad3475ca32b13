import { credentialTexts } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { focusRing, theme, type } from '../../../theme/index.ts';

interface CredentialChoiceProps {
  /** Whether the key is the secret of a service account. */
  readonly isServiceAccount: boolean;
  readonly onChange: (isServiceAccount: boolean) => void;
}

/** Chooses what the API key is: a token of a person, or the secret of a service account. */
export function CredentialChoice({ isServiceAccount, onChange }: CredentialChoiceProps) {
  const name = useId();
  return (
    <Choice aria-label={credentialTexts.question}>
      {[false, true].map((isAccount) => (
        <label key={String(isAccount)}>
          <input
            type="radio"
            name={name}
            checked={isAccount === isServiceAccount}
            onChange={() => onChange(isAccount)}
          />
          {isAccount ? credentialTexts.serviceAccount : credentialTexts.token}
        </label>
      ))}
    </Choice>
  );
}

const Choice = styled.fieldset`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin: calc(-1 * ${theme.space[3]}) 0 0;
  padding: 0;
  border: 0;
  color: ${theme.color.textMuted};

  label {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 1.75rem;
    cursor: pointer;
  }

  input {
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: ${theme.color.accent};
    ${focusRing}
  }
`;
