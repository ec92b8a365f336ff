import { render, screen } from '@testing-library/react';
import { TodoItem, TodoList } from './todo-list';

it('lists what is to be done, each as a link', () => {
  render(
    <TodoList loading={false}>
      {[
        <TodoItem hint="Photos bring people in." href="/listing" key="photos">
          Add photos
        </TodoItem>,
        false,
      ]}
    </TodoList>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'Add photos Photos bring people in.' });
  expect(link.getAttribute('href')).toBe('/listing');
});

it('says that nothing waits, but not while it is being found out', () => {
  const { rerender } = render(<TodoList loading>{[]}</TodoList>);
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
  rerender(<TodoList loading={false}>{[]}</TodoList>);
  expect(screen.queryByText('Nothing is waiting for you.')).not.toBeNull();
});
