import { useEffect, useState } from 'react';
import { type OnFiles, passFiles } from './passFiles.ts';

const EVENTS = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;

/** Accepts files that are dropped on the page, unless `onFiles` is null. Returns whether files are held over the page. */
export function useWindowFileDrop(onFiles: OnFiles | null): boolean {
  const [below, setBelow] = useState<EventTarget | null>(null);
  useEffect(() => {
    if (onFiles === null) return undefined;
    const handle = (event: DragEvent) => {
      const { type, target, dataTransfer } = event;
      // The browser handles dragged text and links.
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      // The event for leaving an element comes after the event for entering the next one.
      if (type === 'dragleave') setBelow((last) => (last === target ? null : last));
      else setBelow(type === 'drop' ? null : target);
      if (type === 'drop') passFiles(dataTransfer.files, onFiles);
    };
    for (const type of EVENTS) window.addEventListener(type, handle);
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, handle);
    };
  }, [onFiles]);
  return below !== null;
}
