'use client';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { useDisplay } from '../display/useDisplay.js';

export interface IntermediaryTooltipProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  content: string;
  children: string;
}

/** The tooltip around a badge's text, mounted on first intent. The badge opens it; Radix closes it on Escape and scroll. */
export function IntermediaryTooltip(props: IntermediaryTooltipProps): ReactElement {
  const { id, open, onOpenChange, content, children } = props;
  const { container } = useDisplay();
  return (
    <Provider>
      <Root open={open} onOpenChange={(next) => next || onOpenChange(false)}>
        <Trigger asChild>
          <span>{children}</span>
        </Trigger>
        <Portal container={container}>
          <Content id={id} className="mry-Tooltip" side="top" sideOffset={6} collisionPadding={8}>
            {content}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
