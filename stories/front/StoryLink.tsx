import type { ComponentPropsWithoutRef, MouseEvent, ReactElement } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface StoryLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** `?path=/story/<id>` or `?path=/docs/<id>`. */
  href: string;
}

/** A link from a story to another page of Storybook. Renders an `<a>`. */
export function StoryLink({ href, ...props }: StoryLinkProps): ReactElement {
  const follow = (event: MouseEvent) => {
    // A frame of its own has no sidebar around it, so the link itself has to do.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, href);
  };
  // `./` is the folder of `index.html`, which is `iframe.html`'s as well.
  return <a {...props} href={`./${href}`} target="_top" onClick={follow} />;
}
