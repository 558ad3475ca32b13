import type { SampleProject, SampleTracker } from '@roi-insight/contracts';
import { connectFormTexts } from '@roi-insight/report-text';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { focusRing, media, theme, type } from '../../../theme/index.ts';

interface SampleTrackerPickerProps extends RootProps<'section'> {
  /** The sample tracker with its projects, from the server. */
  readonly sample: SampleTracker;
  /** Whether the form contains the sample tracker's values. */
  readonly inUse: boolean;
  /** The project name in the form. A name that is not in the sample selects no project. */
  readonly projectName: string;
  /** Whether the form names teams to compare with. */
  readonly hasTeams: boolean;
  /** A project was chosen; the host fills in the form. */
  readonly onChoose: (project: SampleProject) => void;
  /** The prepared comparison of teams was chosen. */
  readonly onChooseOrganization: () => void;
  /** Chooses the first project and submits the form. */
  readonly onRun: (form: HTMLFormElement | null) => void;
  /** The reader chose to use their own tracker again. */
  readonly onStop: () => void;
}

/** Lets readers without Jira access try the product on generated tickets. */
export function SampleTrackerPicker(props: SampleTrackerPickerProps) {
  const { sample, inUse, projectName, hasTeams, onChoose, onChooseOrganization, onRun, onStop, ...root } = props;
  const { organization, projects } = sample;
  const [first] = projects;
  const noteId = useId();
  const offer = useRef<HTMLButtonElement>(null);
  const hasChanged = useRef(false);

  // The pressed button has disappeared, so focus moves to its replacement, which screen readers announce.
  useEffect(() => {
    if (!hasChanged.current) return;
    hasChanged.current = false;
    (inUse ? document.getElementById(noteId)?.closest('section') : offer.current)?.focus();
  }, [inUse, noteId]);

  function choose(project: SampleProject) {
    hasChanged.current = !inUse;
    onChoose(project);
  }
  function stop() {
    hasChanged.current = true;
    onStop();
  }
  if (!inUse || first === undefined) {
    return (
      <Line {...root}>
        <Question>Don’t have Jira handy?</Question>
        <Offer ref={offer} variant="ghost" onClick={() => first !== undefined && choose(first)}>
          Use the sample tracker
        </Offer>
        <Offer variant="ghost" onClick={({ currentTarget }) => onRun(currentTarget.form)}>
          See a sample report
        </Offer>
      </Line>
    );
  }
  return (
    <Panel {...root} data-sample aria-labelledby={noteId} tabIndex={-1}>
      <p id={noteId}>
        <Badge tone="accent">Sample data</Badge> {connectFormTexts.sampleInUse}
      </p>
      <Stop variant="ghost" onClick={stop}>
        Use my own Jira
      </Stop>
      {projects.length + (organization === undefined ? 0 : 1) > 1 && (
        <Choices>
          <legend>Sample project</legend>
          {projects.map((project) => (
            <label key={project.key}>
              <input
                type="radio"
                name={noteId}
                checked={!hasTeams && project.name === projectName}
                onChange={() => choose(project)}
              />
              <strong>{project.name}</strong>
              <small>{project.description}</small>
            </label>
          ))}
          {organization !== undefined && (
            <label>
              <input
                type="radio"
                name={noteId}
                checked={hasTeams && organization.project_name === projectName}
                onChange={onChooseOrganization}
              />
              <strong>{organization.name}</strong>
              <small>A comparison</small>
            </label>
          )}
        </Choices>
      )}
    </Panel>
  );
}

/** As tall as the space that the form reserves for it, because the line appears later than the fields. */
const Line = styled.section`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[1]};
  color: ${theme.color.textMuted};
`;

/** On a phone, only the two buttons fit. */
const Question = styled.span`
  display: none;

  ${media.tablet} {
    display: inline;
  }
`;

const Offer = styled(Button)`
  padding-inline: ${theme.space[1]};

  /* On a phone, the first button of the line is aligned with the fields below. */
  ${Line} > &:first-of-type {
    margin-inline-start: calc(-1 * (${theme.space[1]} + 1px));
    ${media.tablet} {
      margin-inline-start: 0;
    }
  }
  text-decoration: underline;
  text-decoration-color: ${theme.color.hairlineStrong};
  text-underline-offset: 0.3em;
`;

/** A button whose text is aligned with the edges of the panel. */
const Stop = styled(Offer)`
  margin-inline: calc(-1 * (${theme.space[1]} + 1px));
`;

const Panel = styled.section`
  ${focusRing}
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceSunken};
`;

const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[5]};
  width: 100%;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  legend {
    ${type.label}
    padding: 0 0 ${theme.space[2]};
    color: ${theme.color.textSubtle};
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space[3]};
    cursor: pointer;
  }

  input {
    width: 1rem;
    height: 1rem;
    margin: 0.2rem 0 0;
    accent-color: ${theme.color.accent};
  }

  strong {
    font-weight: 550;
  }

  small {
    grid-column: 2;
    ${type.caption}
    color: ${theme.color.textSubtle};
  }
`;
