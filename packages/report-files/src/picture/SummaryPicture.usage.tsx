import type { Usage } from '#storybook/usage.ts';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader copies the answer to paste it into a slide or a message.',
    'The picture has to look the same everywhere, whatever theme the page has.',
  ],
  whenNot: [
    'The reader needs the whole report. Write the PDF.',
    'The answer is shown on a page. Use `AnswerStrip`, which can be selected, read out and resized.',
  ],
  anatomy: [
    {
      name: 'summaryPicture',
      purpose: 'A function that draws a PNG on a canvas, without an element on the page.',
      parts: [
        { name: 'Answer', purpose: 'The net savings or the verdict, with the interval and the grade.' },
        { name: 'Origin', purpose: 'Project, tracker and day, so that the picture can be traced to its report.' },
      ],
    },
    { name: 'summaryAsText', purpose: 'The same answer as text, for the clipboard and for `alt`.' },
  ],
  dos: [
    {
      text: 'Copy the text together with the picture: a mail program takes one, a slide the other.',
      example: () => <code>summaryAsText(input)</code>,
    },
    {
      text: 'Wait for the font before you draw.',
      example: () => <code>await document.fonts.load('600 16px Inter')</code>,
    },
  ],
  donts: [
    {
      text: 'A picture without `alt` says nothing to a screen reader.',
      example: () => <code>{'<img src={url}>'}</code>,
    },
    {
      text: 'Before the font is there, the letters are those of the system.',
      example: () => <code>summaryPicture(input)</code>,
    },
  ],
  keyboard: 'It is a picture.',
  accessibility: [
    'Use `summaryAsText` as the alternative text.',
    'Its colors are those of paper, which have the contrast of the light theme.',
    'Each line becomes smaller until it fits, so that a long name is never cut off.',
  ],
};
