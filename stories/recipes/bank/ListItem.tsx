import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import './bank.css';

export interface ListItemProps extends Omit<ComponentPropsWithoutRef<'button'>, 'title'> {
  leading: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  trailing: ReactNode;
}

/** The bank's list item, which is one button, as everywhere in the bank's app. */
export const ListItem = forwardRef<HTMLButtonElement, ListItemProps>(function ListItem(props, ref) {
  const { leading, title, detail, trailing, className = '', ...rest } = props;
  return (
    <button {...rest} ref={ref} type="button" className={`bank-ListItem ${className}`}>
      {leading}
      <span className="bank-ListItem-text">
        <span className="bank-ListItem-title" dir="auto">
          {title}
        </span>
        <span className="bank-ListItem-detail">{detail}</span>
      </span>
      {trailing}
    </button>
  );
});
