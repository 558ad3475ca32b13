import type { Usage } from '#storybook/usage.ts';
import { Alert } from '@roi-insight/ui/alert';
import { Button } from '@roi-insight/ui/button';
import { Progress } from '@roi-insight/ui/progress';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader takes the report to people who have no access to the page, or files it.',
    'The pages have to look the same on every printer, on A4 or on Letter.',
  ],
  whenNot: [
    'One picture for a slide is wanted. Use `SummaryPicture`.',
    'The names have letters that no font of the PDF covers. Print the page: the browser can set them.',
    'The figures are to be read by a program. Save the report as JSON.',
  ],
  anatomy: [
    {
      name: 'buildReportPdf',
      purpose:
        'A function that writes the file in the browser and never rejects. It loads its library on the first call.',
      parts: [
        { name: 'Summary', purpose: 'The report at a glance, on two or three pages.' },
        { name: 'Full report', purpose: 'Contents, evidence, net savings, weeks, method and glossary as well.' },
      ],
    },
    { name: 'pageFor', purpose: 'The paper that is usual where a language is spoken.' },
    { name: 'Outcome', purpose: 'The file with its name, "canceled", or a message that says what the reader can do.' },
  ],
  dos: [
    {
      text: 'Show how far the file is, and let the reader cancel through the `signal`.',
      example: () => (
        <>
          <Progress label="Writing the PDF" value={42} /> <Button variant="ghost">Cancel</Button>
        </>
      ),
    },
    {
      text: 'Show the `message` of a failure. It names a way that works without the PDF.',
      example: () => (
        <Alert tone="negative" title="No PDF was made">
          The PDF cannot set these letters of the report’s names: ક ખ. Your browser can: print this page and choose
          ‘Save as PDF’.
        </Alert>
      ),
    },
  ],
  donts: [
    {
      text: 'A disabled button for several seconds looks like a page that hangs.',
      example: () => <Button disabled>Download PDF</Button>,
    },
    {
      text: 'The `cause` is for debugging and tells a reader nothing.',
      example: () => (
        <Alert tone="negative" title="No PDF was made">
          UnsupportedCharactersError
        </Alert>
      ),
    },
  ],
  keyboard: 'It is a file. Bookmarks of the full report are those of the PDF viewer.',
  accessibility: [
    'The file is tagged: headings, paragraphs, lists, figures and tables with header cells have their roles.',
    'It has a language and a title, which viewers show in place of the file name.',
    'Its colors are those of paper, whatever theme the page has.',
  ],
  decisions: [10, 13],
};
