import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Accordion, AccordionItem } from './Accordion.tsx'
import { LinkProvider, type AnchorProps } from './Anchor.tsx'
import { brandShades, contrast } from './brand.ts'
import { Button } from './Button.tsx'
import { Chip, RemovableChip } from './Chip.tsx'
import { ErrorNote } from './ErrorNote.tsx'
import { Pagination } from './Pagination.tsx'
import { Picture } from './Picture.tsx'
import { pagesShown } from './pages-shown.ts'
import { ProgressBar } from './Progress.tsx'
import { StarPicker } from './StarPicker.tsx'
import { TabPanel, Tabs } from './Tabs.tsx'

test.each(['#3653e3', '#b8492f', '#ffe500', '#ffffff', '#000000'])(
  'white text can be read on the colour of a site, %s',
  (hex) => {
    const shades = brandShades(hex)

    expect(shades).toHaveLength(10)
    expect(contrast(shades[6] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  },
)

test('a colour with enough contrast is kept as it is', () => {
  expect(brandShades('#3f7355')).toEqual([
    '#f3f7f5',
    '#e4ebe7',
    '#c9d8cf',
    '#a7bfb1',
    '#80a38f',
    '#5e8970',
    '#3f7355',
    '#37654b',
    '#305741',
    '#274735',
  ])
})

test('an invalid colour has no shades', () => {
  expect(() => brandShades('green')).toThrow(RangeError)
})

function Sections() {
  const [current, setCurrent] = useState('intro')
  const tabs = [
    { key: 'intro', label: 'Introduction' },
    { key: 'curriculum', label: 'Curriculum' },
    { key: 'reviews', label: 'Reviews', count: 3 },
  ]
  return (
    <>
      <Tabs label="Sections" id="class" tabs={tabs} current={current} onChange={setCurrent} />
      {tabs.map(({ key, label }) => (
        <TabPanel key={key} of="class" tab={key} current={current}>
          All about {label}
        </TabPanel>
      ))}
    </>
  )
}

test('arrow keys move through tabs and the panel follows', async () => {
  render(<Sections />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Introduction' })).toHaveFocus()

  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Reviews 3' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Reviews 3' })).toHaveTextContent('All about Reviews')
  await userEvent.keyboard('{Home}')

  expect(screen.getByRole('tab', { name: 'Introduction' })).toHaveAttribute('aria-selected', 'true')
})

test('tabs with addresses are links', () => {
  const tabs = [
    { key: 'a', label: 'Lessons', href: '/lessons' },
    { key: 'b', label: 'Notes', href: '/notes' },
  ]
  render(<Tabs label="My class" id="my" tabs={tabs} current="b" />)

  const nav = within(screen.getByRole('navigation', { name: 'My class' }))

  expect(nav.getByRole('link', { current: true })).toHaveTextContent('Notes')
})

function Rating() {
  const [stars, setStars] = useState<number | null>(5)
  return <StarPicker label="Rating" value={stars} onChange={setStars} nameOf={(count) => `${count} of 5`} />
}

test('stars can be chosen with the keyboard', async () => {
  render(<Rating />)
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: '5 of 5' })).toHaveFocus()

  await userEvent.keyboard('{ArrowLeft}')

  expect(screen.getByRole('radio', { name: '4 of 5' })).toBeChecked()
})

test('a loading button cannot be pressed again', async () => {
  const pay = vi.fn()
  render(
    <Button loading onPress={pay}>
      Pay
    </Button>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))

  expect(pay).not.toHaveBeenCalled()
})

const SiteLink = ({ href, children }: AnchorProps) => <a href={`${href}?site=1`}>{children}</a>

test('addresses of the site use its own link component, others do not', () => {
  render(
    <LinkProvider link={SiteLink}>
      <Button href="/classes">Classes</Button>
      <Button href="https://example.com/help">Help</Button>
    </LinkProvider>,
  )

  expect(screen.getByRole('link', { name: 'Classes' })).toHaveAttribute('href', '/classes?site=1')
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://example.com/help')
})

test('a filter shows whether it applies and a condition can be removed', async () => {
  const drop = vi.fn()
  render(
    <>
      <Chip selected>Yoga</Chip>
      <RemovableChip removeLabel="Remove: dawn" onRemove={drop}>
        dawn
      </RemovableChip>
    </>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Remove: dawn' }))

  expect(screen.getByRole('button', { name: 'Yoga' })).toHaveAttribute('aria-pressed', 'true')
  expect(drop).toHaveBeenCalledOnce()
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 20, [1, -4, 4, 5, 6, 7, 8, -20, 20]],
])('on page %i of %i the pages around it are linked', (page, pageCount, shown) => {
  expect(pagesShown(page, pageCount)).toEqual(shown)
})

test('the buttons of the pages have names', async () => {
  const turn = vi.fn()
  const words = { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` }
  render(<Pagination label="Members" page={1} pageCount={3} words={words} onPage={turn} />)

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))

  expect(turn).toHaveBeenCalledWith(2)
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
})

test('announces a failure immediately and offers to retry', async () => {
  const retry = vi.fn()
  render(
    <ErrorNote
      title="The list did not come"
      text="Your conditions are kept."
      retry={{ label: 'Again', onPress: retry }}
    />,
  )

  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Again' }))

  expect(retry).toHaveBeenCalledOnce()
})

test('an accordion needs no script and progress is a number', async () => {
  render(
    <Accordion>
      <AccordionItem title="Week 1">
        <ProgressBar label="Progress" value={140} />
      </AccordionItem>
    </Accordion>,
  )

  await userEvent.click(screen.getByText('Week 1'))

  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '100')
})

test('a picture that fails to load is replaced by the fallback', () => {
  const { container, rerender } = render(<Picture src="/gone.jpg" instead={<b>Drawn by us</b>} />)
  fireEvent.error(container.querySelector('img') ?? container)
  expect(screen.getByText('Drawn by us')).toBeVisible()
  rerender(<Picture src="/new.jpg" instead={<b>Drawn by us</b>} />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.jpg')
})
