import type { SampleProject, SampleTracker } from '@roi-insight/contracts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { media, theme, type } from '../../../theme/index.ts';

interface SampleTrackerPickerProps {
  readonly sample: SampleTracker;
  /** Whether the form contains the sample tracker's values. */
  readonly inUse: boolean;
  /** The project in the form, by name; anything else: none of the sample's. */
  readonly projectName: string;
  readonly onChoose: (project: SampleProject) => void;
  readonly onStop: () => void;
}

/** Lets somebody without a Jira at hand try the product on generated tickets. */
export function SampleTrackerPicker(props: SampleTrackerPickerProps) {
  const { sample, inUse, projectName, onChoose, onStop } = props;
  const [first] = sample.projects;
  if (!inUse || first === undefined) {
    return (
      <Line>
        No Jira at hand?
        <Offer variant="ghost" onClick={() => first !== undefined && onChoose(first)}>
          Use the sample tracker
        </Offer>
      </Line>
    );
  }
  return (
    <Panel>
      <p>
        <Badge tone="accent">Sample data</Badge> The form contains the sample tracker’s values.
      </p>
      <Button variant="ghost" onClick={onStop}>
        Use my own Jira
      </Button>
      {sample.projects.length > 1 && <Projects projects={sample.projects} chosen={projectName} onChoose={onChoose} />}
    </Panel>
  );
}

interface ProjectsProps {
  readonly projects: readonly SampleProject[];
  readonly chosen: string;
  readonly onChoose: (project: SampleProject) => void;
}

function Projects({ projects, chosen, onChoose }: ProjectsProps) {
  const name = useId();
  return (
    <Choices>
      <legend>Sample project</legend>
      {projects.map((project) => (
        <label key={project.key}>
          <input type="radio" name={name} checked={project.name === chosen} onChange={() => onChoose(project)} />
          <strong>{project.name}</strong>
          <small>{project.description}</small>
        </label>
      ))}
    </Choices>
  );
}

/** As high as the space that the form reserves: it appears after the fields are shown. */
const Line = styled.p`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[1]};
  color: ${theme.color.textMuted};
`;

const Offer = styled(Button)`
  padding-inline: ${theme.space[1]};
  text-decoration: underline;
  text-decoration-color: ${theme.color.hairlineStrong};
  text-underline-offset: 0.3em;
`;

const Panel = styled.div`
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
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

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
