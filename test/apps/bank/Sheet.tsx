import 'merchantry/details.css';

export { MerchantSheet as default } from 'merchantry';
