import type { ComponentProps, Prop } from '../props/Prop.ts';
import { Section } from './parts.ts';
import { PropRows } from './rows.ts';
import { Sentence } from './Sentence.tsx';

/** What a component takes, with every type spelled out. */
export function PropsTable({ props, passesOn }: ComponentProps) {
  return (
    <Section>
      <h2>Props</h2>
      {props.length === 0 ? (
        <p>It takes none.</p>
      ) : (
        <PropRows>
          {props.map((prop) => (
            <PropRow key={prop.name} {...prop} />
          ))}
        </PropRows>
      )}
      {passesOn && <p>All other props go to the element that it renders.</p>}
    </Section>
  );
}

function PropRow({ name, type, required, description, defaultValue, fields }: Prop) {
  return (
    <div>
      <dt>
        <code>{name}</code>
        {required && <small>required</small>}
      </dt>
      <dd>
        <code>{type}</code>
        {defaultValue !== null && (
          <span>
            {' '}
            = <code>{defaultValue}</code>
          </span>
        )}
        {description !== '' && (
          <p>
            <Sentence text={description} />
          </p>
        )}
        {fields.length > 0 && (
          <details>
            <summary>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</summary>
            <PropRows>
              {fields.map((field) => (
                <PropRow key={field.name} {...field} />
              ))}
            </PropRows>
          </details>
        )}
      </dd>
    </div>
  );
}
