import type { ReactElement } from 'react';
import { ColorControl } from './ColorControl.js';
import type { ControlProps } from './ControlProps.js';
import { EasingControl } from './EasingControl.js';
import { FontControl } from './FontControl.js';
import { MeasureControl } from './MeasureControl.js';
import { ShadowControl } from './ShadowControl.js';

const controls: Readonly<Record<string, (props: ControlProps) => ReactElement>> = {
  color: ColorControl,
  cubicBezier: EasingControl,
  fontFamily: FontControl,
  shadow: ShadowControl,
};

/** The control for a token's type. */
export function ValueControl(props: ControlProps): ReactElement {
  const Control = controls[props.token.type] ?? MeasureControl;
  return <Control {...props} />;
}
