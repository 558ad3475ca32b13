import { getHeapStatistics } from 'node:v8';

/**
 * Bytes that the current thread uses for values and buffers. The resident memory is no measure of this: it contains
 * memory that was given back and is used again for the next values, but that the allocator does not return to the system.
 */
export function bytesInUse(): number {
  const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}
