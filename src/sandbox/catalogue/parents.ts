import type { LogoSpec } from '../LogoSpec.js';

interface SandboxParent {
  id: string;
  name: string;
  logo: LogoSpec;
}

/** Fictional groups that own several merchants of the catalogue. */
export const parents: readonly SandboxParent[] = [
  {
    id: 'fairquill-group',
    name: 'Fairquill Retail Group',
    logo: { mark: 'pillars', background: '#1f2a44', foreground: '#e7d7b1' },
  },
  {
    id: 'quorvane-leisure',
    name: 'Quorvane Leisure',
    logo: { mark: 'burst', background: '#5b1a8e', foreground: '#ffd166' },
  },
  {
    id: 'groupe-astravelle',
    name: 'Groupe Astravelle',
    logo: { mark: 'petals', background: '#f4ecff', foreground: '#6a1b9a', accent: '#c084fc' },
  },
  {
    id: 'nebelkern-handel',
    name: 'Nebelkern Handels AG',
    logo: { mark: 'hexagon', background: '#24423a', foreground: '#d9f2e4' },
  },
  {
    id: 'orrisway-transport',
    name: 'Orrisway Transport Group',
    logo: { mark: 'road', background: '#003a70', foreground: '#ffffff', accent: '#ffb000' },
  },
];
