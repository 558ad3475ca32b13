import { useEffect, useState } from 'react';
import { summaryAsText, summaryPicture, type SummaryPictureInput } from '../picture/summaryPicture.ts';

interface SummaryImageProps {
  /** The report, and the names that the picture shows. */
  readonly input: SummaryPictureInput;
}

/** Draws the summary picture. Its text alternative is the text that is copied with the picture. */
export function SummaryImage({ input }: SummaryImageProps) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let shown: string | null = null;
    void document.fonts
      .load(`600 16px ${input.fontFamily}`)
      .then(() => summaryPicture(input))
      .then((picture) => {
        shown = URL.createObjectURL(picture);
        setUrl(shown);
      });
    return () => {
      if (shown !== null) URL.revokeObjectURL(shown);
    };
  }, [input]);
  if (url === null) return <p data-pending>Drawing the picture</p>;
  return <img src={url} alt={summaryAsText(input)} style={{ display: 'block', width: '100%' }} />;
}
