import { Fragment } from 'react';
import type { Advice, Key, Part, Usage } from '../usage.ts';
import { Caption, Figure, Keys, List, Pair, SampleBox, Section } from './parts.ts';
import { Sentence } from './Sentence.tsx';

/** When to use it and when not, and what it is made of. */
export function WhenAndWhat({ usage }: { readonly usage: Usage }) {
  return (
    <>
      <Section>
        <Pair>
          <div>
            <h2>When to use it</h2>
            <Sentences texts={usage.when} />
          </div>
          <div>
            <h2>When not</h2>
            <Sentences texts={usage.whenNot} />
          </div>
        </Pair>
      </Section>
      <Section>
        <h2>Anatomy</h2>
        <Parts parts={usage.anatomy} />
      </Section>
    </>
  );
}

/** Advice, keys and what assistive technology gets. */
export function HowToUse({ usage }: { readonly usage: Usage }) {
  return (
    <>
      <Section>
        <h2>Do and don’t</h2>
        <Pair $isStacked={usage.isWide}>
          {Array.from({ length: Math.max(usage.dos.length, usage.donts.length) }, (_, row) => (
            <Fragment key={row}>
              <AdviceFigure advice={usage.dos[row]} isWide={usage.isWide} good />
              <AdviceFigure advice={usage.donts[row]} isWide={usage.isWide} />
            </Fragment>
          ))}
        </Pair>
      </Section>
      <Section>
        <h2>Keyboard</h2>
        {typeof usage.keyboard === 'string' ? (
          <p>
            <Sentence text={usage.keyboard} />
          </p>
        ) : (
          <KeyTable rows={usage.keyboard} />
        )}
      </Section>
      <Section>
        <h2>Accessibility</h2>
        <Sentences texts={usage.accessibility} />
      </Section>
    </>
  );
}

function Sentences({ texts }: { readonly texts: readonly string[] }) {
  return (
    <List>
      {texts.map((text) => (
        <li key={text}>
          <Sentence text={text} />
        </li>
      ))}
    </List>
  );
}

function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <List>
      {parts.map(({ name, purpose, parts: inner }) => (
        <li key={name}>
          <strong>{name}</strong> <Sentence text={purpose} />
          {inner && <Parts parts={inner} />}
        </li>
      ))}
    </List>
  );
}

interface AdviceFigureProps {
  /** Undefined where the other column has more. */
  readonly advice: Advice | undefined;
  readonly isWide: boolean | undefined;
  readonly good?: boolean;
}

function AdviceFigure({ advice, isWide = false, good = false }: AdviceFigureProps) {
  // Keeps its column free, where there are two.
  if (advice === undefined) return isWide ? null : <div />;
  const { text, example: Sample } = advice;
  return (
    <Figure $good={good}>
      <SampleBox $isWide={isWide}>
        <div data-live>
          <Sample />
        </div>
      </SampleBox>
      <Caption $good={good}>
        <strong>{good ? 'Do' : 'Don’t'}</strong>
        <p>
          <Sentence text={text} />
        </p>
      </Caption>
    </Figure>
  );
}

function KeyTable({ rows }: { readonly rows: readonly Key[] }) {
  return (
    <Keys>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys.join(' ')}>
            <th scope="row">
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ' or '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </th>
            <td>
              <Sentence text={does} />
            </td>
          </tr>
        ))}
      </tbody>
    </Keys>
  );
}
