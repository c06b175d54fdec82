import { version } from 'react';
import { version as domVersion } from 'react-dom';

document.documentElement.dataset.react = version;
// React DOM 18 adds the build to its version.
document.documentElement.dataset.reactDom = domVersion.replace(/-.*/, '');
