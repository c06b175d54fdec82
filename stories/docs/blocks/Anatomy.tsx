import { type ReactElement, type ReactNode, useRef } from 'react';
import './Anatomy.css';
import type { ComponentFacts } from './ComponentFacts.js';
import { DocsDisplay } from './DocsDisplay.js';
import type { MarkerAxis } from './placeMarkers.js';
import { useMarkers } from './useMarkers.js';
import { Words } from './Words.js';

export interface AnatomyProps {
  facts: ComponentFacts;
  /** Numbers above and below the component, or at its sides. Default `block`. */
  axis?: MarkerAxis;
  /** Maximum width of the component, in pixels. */
  width?: number;
  /** The component, live. */
  children: ReactNode;
}

/** Width of both gutters, in pixels, as in `Anatomy.css`. */
const GUTTERS = 96;

/** The live component with a number at each part that is present, and a legend below. */
export function Anatomy({ facts, axis = 'block', width, children }: AnatomyProps): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  const markers = useMarkers(stage, facts.parts, axis);
  const numbers = new Map(markers.map(({ className }, index) => [className, index + 1]));
  const shown = facts.parts.filter(({ className }) => numbers.has(className));
  const others = facts.parts.length - shown.length;
  return (
    <figure className="sb-unstyled Anatomy">
      <div className="Anatomy-stage">
        <div
          ref={stage}
          className="Anatomy-picture"
          data-axis={axis}
          style={{ maxInlineSize: width && width + GUTTERS }}
        >
          <div className="Anatomy-component" data-wide={width === undefined ? undefined : ''}>
            <DocsDisplay>{children}</DocsDisplay>
          </div>
          <svg aria-hidden="true" className="Anatomy-lines">
            {markers.map(({ className, box, x, y, tipX, tipY }) => (
              <g key={className}>
                <rect {...box} rx="3" />
                <line x1={x} y1={y} x2={tipX} y2={tipY} />
                <circle cx={tipX} cy={tipY} r="3" />
              </g>
            ))}
          </svg>
          {markers.map(({ className, x, y }, index) => (
            <span
              key={className}
              aria-hidden="true"
              className="Anatomy-marker"
              style={{ left: x, top: y }}
            >
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <ol className="Anatomy-legend">
          {shown.map(({ className, about }) => (
            <li key={className}>
              <span className="Anatomy-number">{numbers.get(className)}</span>
              <span>
                <code>{className}</code> <Words text={about} />
              </span>
            </li>
          ))}
        </ol>
        {others > 0 && (
          <p className="Anatomy-others">
            {others === 1
              ? 'One more part belongs to another state or is invisible.'
              : `${others} more parts belong to other states or are invisible.`}{' '}
            See Parts.
          </p>
        )}
      </figcaption>
    </figure>
  );
}
