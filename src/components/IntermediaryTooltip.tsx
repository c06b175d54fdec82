'use client';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type ReactElement, useRef } from 'react';
import { useOverlayLayer } from './hooks/useOverlayLayer.js';

export interface IntermediaryTooltipProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  content: string;
  children: string;
}

/**
 * The tooltip around a badge's text, mounted when a pointer or the focus first reaches the badge.
 * The badge opens it; Radix closes it on Escape and on scrolling.
 */
export function IntermediaryTooltip(props: IntermediaryTooltipProps): ReactElement {
  const { id, open, onOpenChange, content, children } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const layer = useOverlayLayer(anchor, open);
  const closeOnly = (next: boolean) => {
    if (!next) onOpenChange(false);
  };
  return (
    <Provider>
      <Root open={open} onOpenChange={closeOnly}>
        <Trigger asChild>
          <span ref={anchor}>{children}</span>
        </Trigger>
        {layer && (
          <Portal container={layer}>
            <Content id={id} className="mry-Tooltip" side="top" sideOffset={6} collisionPadding={8}>
              {content}
            </Content>
          </Portal>
        )}
      </Root>
    </Provider>
  );
}
