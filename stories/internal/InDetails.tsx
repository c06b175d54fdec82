import type { ReactElement, ReactNode } from 'react';
import { Card } from '../frame/Card.js';

export interface InDetailsProps {
  /** Name of the merchant for the heading. Without it there is no heading. */
  name?: ReactNode;
  children: ReactNode;
}

/** The surroundings of a section: fonts, frames and distances come from the details around it. */
export function InDetails({ name, children }: InDetailsProps): ReactElement {
  return (
    <Card style={{ maxInlineSize: 400 }}>
      <div className="mry-MerchantDetails">
        {name !== undefined && (
          <header className="mry-DetailsHeader">
            <h2 className="mry-DetailsHeader-name">
              <bdi>{name}</bdi>
            </h2>
          </header>
        )}
        {children}
      </div>
    </Card>
  );
}
