import { apiKeyHelpTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { focusRing, theme, type } from '../../../theme/index.ts';

/** Explains what is read, how the API key is used, and how to get a key. */
export function ApiKeyHelp(root: RootProps<'div'>) {
  const { read, use, steps, cloud, cloudPage, dataCenter, serviceAccount } = apiKeyHelpTexts;
  return (
    <div {...root}>
      <Note>
        <h2>What we read</h2>
        <p>{read}</p>
        <h2>How your API key is used</h2>
        <p>{use}</p>
      </Note>
      <Help>
        <summary>
          <h2>{steps}</h2>
        </summary>
        <Steps>
          <h3>Jira Cloud</h3>
          <ol>
            <li>
              {cloudPage[0]}{' '}
              <a href="https://id.atlassian.com/manage-profile/security/api-tokens" target="_blank" rel="noreferrer">
                id.atlassian.com
              </a>{' '}
              {cloudPage[1]}
            </li>
            {cloud.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <h3>Service account of Jira Cloud</h3>
          <ol>
            {serviceAccount.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <h3>Jira Data Center</h3>
          <ol>
            {dataCenter.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Steps>
      </Help>
    </div>
  );
}

const Note = styled.section`
  padding-bottom: ${theme.space[6]};

  h2 {
    ${type.subheading}
  }

  p {
    ${type.small}
    margin-top: ${theme.space[1]};
    color: ${theme.color.textMuted};
  }

  p + h2 {
    margin-top: ${theme.space[6]};
  }
`;

/** A native disclosure: the animated one would double the library code that the form loads. */
const Help = styled.details`
  border-block: 1px solid ${theme.color.hairline};

  summary {
    ${focusRing}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    min-height: 4rem;
    border-radius: ${theme.radius.sm};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    margin-block: 0 0.25rem;
    margin-inline: 0 0.375rem;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }

  &[open] summary::after {
    margin-bottom: -0.25rem;
    transform: rotate(-135deg);
  }

  summary:hover {
    color: ${theme.color.accentText};
  }

  h2 {
    ${type.subheading}
  }

  &[open] {
    padding-bottom: ${theme.space[6]};
  }
`;

const Steps = styled.div`
  ${type.small}
  color: ${theme.color.textMuted};

  h3 {
    ${type.label}
    color: ${theme.color.text};
  }

  ol + h3 {
    margin-top: ${theme.space[5]};
  }

  ol {
    display: grid;
    gap: ${theme.space[1]};
    margin-top: ${theme.space[2]};
    padding-inline-start: 1.25em;
    list-style: decimal;
  }

  a {
    color: ${theme.color.accentText};
  }
`;
