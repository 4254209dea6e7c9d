/** The `admin` of a field that points at products: its column names them at once, in one read for the list. */
export const relatedProducts = {
  components: { Cell: '@/collections/admin/named/related-products-cell#RelatedProductsCell' },
}
