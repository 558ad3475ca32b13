import { type DragEvent, useState } from 'react';
import { type OnFiles, passFiles } from './passFiles.ts';

/** The event handlers of an element that accepts files, and whether files are held over that element. */
export function useFileDrop(onFiles: OnFiles) {
  const [isOver, setOver] = useState(false);
  function handle(event: DragEvent) {
    event.preventDefault();
    // Otherwise, the page would open the files as reports.
    event.stopPropagation();
    setOver(event.type === 'dragenter' || event.type === 'dragover');
    if (event.type === 'drop') passFiles(event.dataTransfer.files, onFiles);
  }
  return { isOver, handlers: { onDragEnter: handle, onDragOver: handle, onDragLeave: handle, onDrop: handle } };
}
