import { notFound } from 'next/navigation';
import { Details } from '../../../components/Details';
import { readStatement } from '../../../server/readStatement';

export default async function DetailsPage({ params }: PageProps<'/details/[id]'>) {
  const { id } = await params;
  const transaction = (await readStatement()).find((row) => row.id === id);
  return transaction ? <Details transaction={transaction} /> : notFound();
}
