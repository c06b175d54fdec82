import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';

export interface StudioTab {
  name: string;
  /** Beside the name. */
  mark?: ReactNode;
  content: ReactNode;
}

interface StudioTabsProps {
  tabs: readonly StudioTab[];
  selected: string;
  onSelect(name: string): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs by the ARIA pattern: arrow keys select a tab, Tab moves to its panel. */
export function StudioTabs({ tabs, selected, onSelect }: StudioTabsProps): ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ name }) => name === selected);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || !list.current) return;
    const isRtl = getComputedStyle(list.current).direction === 'rtl';
    const to = (index + (isRtl ? -step : step) + tabs.length) % tabs.length;
    onSelect(tabs[to]?.name ?? selected);
    list.current.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Theme"
        className="StudioTabs"
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ name, mark }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === selected}
            aria-controls={name === selected ? `${id}-panel` : undefined}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {name}
            {mark}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        className="StudioTabs-panel"
        // Scrolled by keyboard also where nothing in it takes the focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel scrolls.
        tabIndex={0}
      >
        {tabs[index]?.content}
      </div>
    </>
  );
}
