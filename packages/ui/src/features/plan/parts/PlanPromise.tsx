import { planMilestones, type PlanOutline, planPromise } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { media, paragraphs, theme, type } from '../../../theme/index.ts';
import { ProofList } from './ProofList.tsx';

/** The dates of a plan, and the facts that it can and cannot prove. */
export function PlanPromise({ outline }: { readonly outline: PlanOutline }) {
  const formats = useFormats();
  const { proves, provesNot } = planPromise(formats, outline);
  return (
    <Columns>
      <section>
        <h3>What you will see when</h3>
        <dl>
          {planMilestones(formats, outline).map(({ when, what }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>What it proves</h3>
        <ProofList sentences={proves} isProved />
        <h3>What it does not prove</h3>
        <ProofList sentences={provesNot} />
      </section>
    </Columns>
  );
}

const Columns = styled.div`
  ${type.small}
  display: grid;
  gap: ${theme.space[8]} ${theme.space[12]};
  ${paragraphs(theme.space[6])}

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  h3 {
    ${type.subheading}
    margin-bottom: ${theme.space[3]};
  }

  ul + h3 {
    margin-top: ${theme.space[6]};
  }

  dl > div {
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.hairline};
  }

  dt {
    font-weight: 600;
  }

  dd {
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;
