import { MerchantDetails, type MerchantDetailsProps } from 'merchantry';
import 'merchantry/details.css';

export default function Details(props: Pick<MerchantDetailsProps, 'transaction' | 'lookup'>) {
  return <MerchantDetails {...props} />;
}
