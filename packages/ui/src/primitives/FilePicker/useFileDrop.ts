import { type DragEvent, useState } from 'react';
import { type OnFiles, passFiles } from './passFiles.ts';

/** Whether files are held over an element that accepts them, and its event handlers. */
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
