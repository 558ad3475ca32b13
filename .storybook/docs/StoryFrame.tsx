import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme, type ThemeMode } from '@roi-insight/ui/theme';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  margin-block: ${theme.space[4]} ${theme.space[8]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
`;

/** Minimum height of a frame with a popup, because a popup does not add to the height of its page. */
const OVERLAY_HEIGHT = 600;
const MIN_HEIGHT = 96;

function heightOf(body: HTMLElement, root: HTMLElement): number {
  const overlay = body.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
  return Math.max(MIN_HEIGHT, root.scrollHeight, overlay === null ? 0 : OVERLAY_HEIGHT);
}

interface StoryFrameProps {
  readonly id: string;
  readonly name: string;
  readonly mode: ThemeMode;
  /** Height in px, for content that is as high as its window. Otherwise, the frame is as high as its content. */
  readonly height?: number | undefined;
}

/** A story on a page of its own. Its play function runs there, so that its clicks and focus do not affect the docs page. */
export function StoryFrame({ id, name, mode, height }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState(MIN_HEIGHT);
  useEffect(() => {
    const element = frame.current;
    if (element === null || height !== undefined) return undefined;
    let stop = () => {};
    const watch = () => {
      const body = element.contentDocument?.body;
      const root = body?.querySelector<HTMLElement>('#storybook-root');
      if (!body || !root) return;
      const measure = () => setContent(heightOf(body, root));
      const size = new ResizeObserver(measure);
      const children = new MutationObserver(measure);
      size.observe(root);
      children.observe(body, { childList: true });
      stop = () => {
        size.disconnect();
        children.disconnect();
      };
    };
    element.addEventListener('load', watch);
    return () => {
      element.removeEventListener('load', watch);
      stop();
    };
  }, [height]);
  return (
    <Frame
      ref={frame}
      title={name}
      src={`iframe.html?viewMode=story&id=${id}&globals=theme:${mode}`}
      style={{ height: height ?? content }}
    />
  );
}
