import { describeChange, type Formats, MISSING } from '@roi-insight/report-text';
import { DocsPage, Named, Note, Row } from './DocsPage.tsx';
import { useFormats } from '../src/brand/index.ts';

const figures = (formats: Formats): readonly { what: string; rule: string; written: readonly string[] }[] => [
  {
    what: 'Money',
    rule: 'Whole dollars; cents only per ticket and per hour. A true minus, before the currency.',
    written: [formats.money(48_250.4), formats.money(-1234.5), formats.cents(62.5)],
  },
  {
    what: 'Large money',
    rule: 'Exact up to ten million, then short. Axes count in thousands.',
    written: [formats.moneyHeadline(9_999_999), formats.moneyHeadline(12_345_678), formats.moneyAxis(500)(12_500)],
  },
  {
    what: 'Percent',
    rule: 'One decimal, always. A change is written in words.',
    written: [formats.percent(24.25), describeChange(formats, 3.2), describeChange(formats, -3.2)],
  },
  { what: 'Hours', rule: 'One decimal and an h.', written: [formats.hours(9.12), formats.hours(0)] },
  { what: 'Counts', rule: 'Grouped in thousands.', written: [formats.count(412), formats.count(12_345)] },
  {
    what: 'Days',
    rule: 'Calendar days, the same in every time zone. Never a bare number that could be a month.',
    written: [formats.day('2025-08-25'), formats.dayRange({ from: '2025-08-25', to: '2025-11-23' })],
  },
  {
    what: 'Nothing',
    rule: 'A value that cannot be computed is a dash, with a reason beside it. Never 0, never NaN.',
    written: [MISSING],
  },
];

const news: readonly { instead: string; say: string; because: string }[] = [
  {
    instead: 'Oops! Something went wrong.',
    say: 'The tracker rejected the key. Check that it has not expired, then try again.',
    because: 'First what happened, then what to do. No apology, no blame.',
  },
  {
    instead: 'Time savings: 0%',
    say: 'No detectable change: the difference is smaller than chance would explain.',
    because: '“No detectable change” is a result. Do not hide it.',
  },
  {
    instead: 'Faster task completion',
    say: 'Tickets took 12.4% longer after adoption.',
    because: 'A loss is stated as plainly as a gain: minus sign, down trend, no praise.',
  },
  {
    instead: 'You will save $1.2M',
    say: 'Between $0.3M and $1.2M a year, if half of the freed time becomes output.',
    because: 'A projection comes with its interval and its assumption.',
  },
];

/** Rules for numbers and bad news. The product's own formatters write the examples. */
export function VoiceTable() {
  const formats = useFormats();
  return (
    <DocsPage>
      <h2>Figures</h2>
      {figures(formats).map(({ what, rule, written }) => (
        <Row key={what}>
          <Named name={what} note={rule} />
          <strong style={{ fontSize: '1.375rem', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
            {written.join('   ·   ')}
          </strong>
        </Row>
      ))}
      <h2>Bad news</h2>
      {news.map(({ instead, say, because }) => (
        <Row key={say}>
          <Note style={{ textDecoration: 'line-through' }}>{instead}</Note>
          <Named name={say} note={because} />
        </Row>
      ))}
    </DocsPage>
  );
}
