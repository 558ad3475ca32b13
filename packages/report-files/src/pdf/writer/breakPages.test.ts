import { describe, expect, it } from 'vitest';
import { type BlockSize, breakPages } from './breakPages.ts';

const block = (height: number, other: Partial<BlockSize> = {}): BlockSize => ({
  height,
  stretch: 0,
  above: 0,
  repeated: 0,
  keepsNext: false,
  ...other,
});

describe('breakPages', () => {
  it('puts blocks on one page if they fit', () => {
    expect(breakPages([block(40), block(60)], 100)).toEqual([2]);
  });
  it('counts the space above a block, unless the block begins a page', () => {
    expect(breakPages([block(50, { above: 20 }), block(50)], 100)).toEqual([2]);
    expect(breakPages([block(50), block(50, { above: 20 })], 100)).toEqual([1, 2]);
  });
  it('keeps a title with the next block', () => {
    expect(breakPages([block(70), block(10, { keepsNext: true }), block(30)], 100)).toEqual([1, 3]);
  });
  it('counts the head that is repeated above a block at the start of a page', () => {
    const rows = [block(60), block(60, { repeated: 10 }), block(30)];
    expect(breakPages(rows, 100)).toEqual([1, 3]);
    expect(breakPages([block(60), block(60, { repeated: 20 }), block(30)], 100)).toEqual([1, 2, 3]);
  });
  it('ends a page early if another page would otherwise be nearly empty', () => {
    // With greedy filling, the second page would have 45 of 100.
    expect(breakPages([block(70), block(30), block(45), block(90), block(40)], 100)).toEqual([1, 3, 4, 5]);
  });
  it('fills a page less if a block on that page can grow', () => {
    expect(breakPages([block(70), block(30), block(45, { stretch: 50 }), block(90), block(40)], 100)).toEqual([
      2, 3, 4, 5,
    ]);
  });
  it('uses the free part of the first page if the first block fits there, and otherwise leaves it empty', () => {
    expect(breakPages([block(40), block(80)], 100, 50)).toEqual([1, 2]);
    expect(breakPages([block(60), block(30)], 100, 50)).toEqual([0, 2]);
  });
  it('puts a group that is higher than a page on a page of its own', () => {
    expect(breakPages([block(50), block(80, { keepsNext: true }), block(80), block(10)], 100)).toEqual([1, 3, 4]);
  });
  it('creates no page without content', () => {
    expect(breakPages([], 100)).toEqual([0]);
  });
});
