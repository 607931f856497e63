import { expect, it } from 'vitest'
import { allProducts } from '#server/catalogue/products.ts'
import { contentFolder, contentIn } from '../../support/content-folder.ts'

it('a course that is taken online is another product, without VAT when there is none to pay', async () => {
  const folder = contentFolder()
  folder.edit('courses/competent-crew.json', '"practical"', '"online"')
  folder.edit('courses/competent-crew.json', '"standard"', '"outside"')
  const course = allProducts(await contentIn(folder)).find(({ id }) => id === 102)

  expect(course).toMatchObject({ product_type_id: 5, has_vat: false })
})

it('the products stand in the order of their ids', async () => {
  const ids = allProducts(await contentIn()).map(({ id }) => id)

  expect(ids).toEqual([102, 201, 241, 401, 501, 502])
})
