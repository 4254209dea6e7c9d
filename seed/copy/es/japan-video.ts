import type { PageTexts } from '../text'

export const japanVideo: PageTexts = {
  u_next_downloader: {
    headline: 'U-NEXT: cine, doramas y anime de Japón en un sitio',
    promise:
      'Uno de los mayores catálogos japoneses mezcla lo incluido con lo que se paga con puntos; aquí queda todo separado.',
    steps: [
      { title: 'Entra en U-NEXT', text: 'Tu cuenta principal o una cuenta familiar.' },
      {
        title: 'Distingue lo incluido',
        text: 'Una marca señala los títulos que ya entran en la cuota y los que alquilaste con puntos.',
      },
      { title: 'Pásalo al disco', text: 'Elige audio japonés o doblado y si quieres subtítulos.' },
    ],
    features: [
      {
        title: 'Doramas de TBS',
        text: 'Lo que procedía de Paravi se ofrece en U-NEXT y se archiva por cadena.',
      },
      { title: 'Kanji en el nombre', text: 'Los títulos en japonés se conservan tal como son.' },
      { title: 'Cine extranjero', text: 'Las versiones subtituladas y dobladas al japonés se distinguen.' },
      { title: 'Conciertos grabados', text: 'Los recitales que se quedan a la carta entran en la cola.' },
      {
        title: 'El orden lo pones tú',
        text: 'Sube una película al principio de la cola si llega el fin de semana y deja las series largas para la noche.',
      },
      {
        title: 'HBO en japonés',
        text: 'Las series de HBO llegan a Japón por U-NEXT; guárdalas con la voz original y subtítulos japoneses.',
      },
    ],
    questions: [
      {
        question: '¿Y los mangas y las revistas?',
        answer: 'No están incluidos; la licencia es solo para vídeo.',
      },
      {
        question: '¿Se puede guardar un título pagado con puntos?',
        answer: 'Mientras dure el alquiler y para ti. Pasado el plazo, bórralo.',
      },
      {
        question: '¿La aplicación gasta mis puntos?',
        answer: 'No. Los puntos solo se gastan cuando tú alquilas algo en U-NEXT.',
      },
      {
        question: '¿Vale para la sección de adultos?',
        answer: 'No. Esta página y este producto tratan los títulos generales.',
      },
      {
        question: '¿Puedo darme de alta desde Europa?',
        answer: 'U-NEXT se dirige a residentes en Japón, y Tidemark Video no cambia esa condición.',
      },
    ],
    meta_title: 'Descargador de U-NEXT: doramas y anime',
    meta_description:
      'Doramas, cine y anime de U-NEXT con sus títulos en japonés, separados entre incluidos y alquilados, para uso privado.',
  },
  dmm_downloader: {
    headline: 'DMM TV: anime de temporada y teatro 2.5D',
    promise:
      'Las obras de teatro basadas en manga duran poco en cartel; tu cuenta DMM Premium te permite volver a ellas con calma.',
    steps: [
      { title: 'Inicia sesión en DMM', text: 'Con el usuario de DMM Premium.' },
      { title: 'Explora por día', text: 'El anime aparece según el día de la semana en que se estrena.' },
      { title: 'Inicia la descarga', text: 'Los episodios se guardan uno tras otro sin que hagas nada más.' },
    ],
    features: [
      {
        title: 'Funciones con varias cámaras',
        text: 'Si existe más de un ángulo, cada uno es un vídeo distinto.',
      },
      { title: 'Cabeceras completas', text: 'No se recorta ni la apertura ni el avance final.' },
      { title: 'Programas propios', text: 'La variedad producida por DMM TV se agrupa por temporada.' },
      { title: 'Comprobación final', text: 'Se compara la duración esperada con la del archivo.' },
      {
        title: 'Entreacto incluido',
        text: 'Los musicales basados en manga y videojuegos duran horas y se guardan enteros.',
      },
      { title: 'Una segunda lista', text: 'Aparca ahí los títulos sobre los que aún no te has decidido.' },
      { title: 'Invitados en el nombre', text: 'La variedad se guarda por episodio e invitado.' },
    ],
    questions: [
      { question: '¿Incluye FANZA?', answer: 'No. FANZA es para adultos y tiene otra licencia.' },
      {
        question: '¿Hay subtítulos en español?',
        answer: 'No cuentes con ello: la plataforma está pensada para Japón.',
      },
      {
        question: '¿Qué imagen conviene para el teatro?',
        answer:
          'La mayor que reproduzca tu plan: las escenas oscuras son lo primero que sufre en un archivo pequeño. El anime, de colores planos, aguanta mejor.',
      },
      {
        question: '¿Valen los títulos comprados fuera de DMM Premium?',
        answer: 'Sí, los alquilados o comprados en DMM TV, cuando tu cuenta los reproduce en un ordenador.',
      },
      {
        question: '¿Cuándo es correcto guardar una función?',
        answer: 'Cuando DMM te la deja ver, es solo para ti y la ley de tu país lo permite.',
      },
    ],
    meta_title: 'Descargador de DMM TV: anime y escena 2.5D',
    meta_description:
      'Anime de la temporada, teatro 2.5D y variedades de DMM TV con tu cuenta DMM Premium, ordenados y sin cortes.',
  },
  abema_downloader: {
    headline: 'ABEMA: guarda lo gratuito antes de que caduque',
    promise:
      'Muchos programas de ABEMA son gratis unos días; la aplicación ordena tu lista por la fecha en que dejan de serlo.',
    steps: [
      { title: 'Abre el vídeo a la carta', text: 'Deja los canales lineales y ve a la ficha del programa.' },
      { title: 'Mira el plazo', text: 'La fecha límite se muestra al lado del título.' },
      { title: 'Empieza por lo urgente', text: 'Lo que vence antes encabeza la cola.' },
    ],
    features: [
      {
        title: 'Realities de parejas',
        text: 'Las temporadas de citas de ABEMA se completan semana a semana.',
      },
      { title: 'Shogi y mahjong', text: 'Partidas de muchas horas en un único archivo.' },
      { title: 'Anime nocturno', text: 'Se reconoce el número del episodio y su hora de emisión.' },
      { title: 'Noticias y debates', text: 'Cada programa lleva fecha, para citarlo sin dudas.' },
      {
        title: 'M League por jornadas',
        text: 'Las dos partidas del día van en el nombre del archivo, sin la clasificación.',
      },
      {
        title: 'Especiales por partes',
        text: 'Los programas largos se publican divididos: coge una parte o todas.',
      },
      { title: 'Anime gratis o Premium', text: 'La lista lo dice antes de añadirlo.' },
    ],
    questions: [
      { question: '¿Hace falta ABEMA Premium?', answer: 'Solo para lo que ABEMA reserva a ese plan.' },
      {
        question: '¿Se graban las emisiones en directo?',
        answer: 'No; espera a que el programa aparezca a la carta.',
      },
      {
        question: '¿Se guardan los comentarios de los espectadores?',
        answer:
          'No, pertenecen al canal en directo. El archivo contiene imagen y sonido, y subtítulos donde ABEMA los da.',
      },
      {
        question: '¿Y los eventos de pago por visión?',
        answer:
          'Si tu entrada permite ver la grabación en un ordenador, puedes conservarla para ti durante el plazo de esa entrada.',
      },
      {
        question: 'Si hoy es gratis, ¿mañana puedo publicarlo?',
        answer: 'No. Lo gratuito sigue protegido y tu copia, donde se admita, es para ti.',
      },
    ],
    meta_title: 'Descargador de ABEMA: anime y realities',
    meta_description:
      'Vídeos a la carta de ABEMA ordenados por fecha límite: realities, shogi, anime y noticias, para verlos tú más tarde.',
  },
  lemino_downloader: {
    headline: 'Lemino, el heredero de dTV',
    promise:
      'K-pop, boxeo a la carta y series asiáticas de NTT Docomo, guardados con la cuenta d que ya usas.',
    steps: [
      { title: 'Entra con tu cuenta d', text: 'La misma que sirve para otros productos de Docomo.' },
      { title: 'Separa gratis y Premium', text: 'Dos pestañas evitan confusiones.' },
      { title: 'Descarga el concierto', text: 'O la serie, o el combate ya disputado.' },
    ],
    features: [
      { title: 'Grupos de K-pop', text: 'Los programas y directos pasados se ordenan por grupo.' },
      { title: 'Combates repetidos', text: 'Boxeadores y fecha entran en el nombre.' },
      { title: 'Series de Asia', text: 'Coreanas y taiwanesas con sus subtítulos japoneses.' },
      {
        title: 'Enlaces antiguos de dTV',
        text: 'Quien buscaba el descargador de dTV ha llegado al lugar adecuado.',
      },
      {
        title: 'Sonido del concierto',
        text: 'Los recitales conservan la pista que tu plan reproduce en un ordenador.',
      },
      {
        title: 'Subtítulos ampliables',
        text: 'Los subtítulos japoneses se guardan como texto, y tu reproductor decide su tamaño.',
      },
      { title: 'Grupos por fecha', text: 'Los programas semanales llevan su día de emisión.' },
    ],
    questions: [
      {
        question: '¿dTV y Lemino son lo mismo?',
        answer: 'Lemino tomó el relevo de dTV; el nombre y la oferta cambiaron.',
      },
      {
        question: '¿Necesito una línea de Docomo?',
        answer: 'No para tener cuenta d. Lo que puedas ver depende de Lemino.',
      },
      {
        question: '¿Se graba un evento mientras se celebra?',
        answer: 'No. Espera a que esté en archivo, en la ficha del evento, y apunta su último día.',
      },
      {
        question: '¿Por qué ya no sale un combate?',
        answer: 'El deporte y los conciertos suelen quedarse en Lemino unos pocos días.',
      },
      {
        question: '¿Qué es gratis en Lemino?',
        answer: 'Una parte, con publicidad. Lo señalado como Premium pide la cuota mensual.',
      },
      {
        question: '¿Un concierto guardado se puede proyectar?',
        answer: 'En tu salón, sí. En un local o en internet necesitarías permiso de los artistas.',
      },
    ],
    meta_title: 'Descargador de Lemino (antes dTV)',
    meta_description:
      'Conciertos de K-pop, combates y series asiáticas de Lemino por grupo y fecha, con tu cuenta d y para uso personal.',
  },
  tver_downloader: {
    headline: 'TVer: una semana de tele japonesa, sin prisas',
    promise:
      'Las cadenas comerciales de Japón dejan sus programas en TVer unos días. Apunta los tuyos antes de que se vayan.',
    steps: [
      { title: 'Pega la dirección', text: 'No se requiere cuenta para la mayoría.' },
      { title: 'Revisa el vencimiento', text: 'Suele ser una semana después de la emisión.' },
      { title: 'Guarda el programa', text: 'El nombre recoge cadena, día y título.' },
    ],
    features: [
      {
        title: 'Cinco redes, una lista',
        text: 'Nippon TV, TV Asahi, TBS, TV Tokyo y Fuji TV con su etiqueta.',
      },
      {
        title: 'Doramas trimestrales',
        text: 'Los capítulos de la temporada se juntan aunque los bajes en semanas distintas.',
      },
      { title: 'Humor y variedades', text: 'Los especiales largos se conservan enteros.' },
      { title: 'Aviso de caducidad', text: 'La lista resalta lo que vence mañana.' },
      { title: 'La semana en columnas', text: 'De lunes a domingo, con lo que ya tienes tachado.' },
      {
        title: 'Emisoras locales',
        text: 'Los programas regionales que TVer publica se buscan por prefectura.',
      },
      { title: 'Subtítulos', text: 'Se conservan si la cadena los emite.' },
    ],
    questions: [
      {
        question: '¿TVer se ve desde el extranjero?',
        answer: 'Está pensado para Japón; la aplicación no interviene en eso.',
      },
      {
        question: '¿Puedo recuperar un programa retirado?',
        answer: 'No. Una vez fuera de TVer, el descargador no tiene de dónde tomarlo.',
      },
      {
        question: '¿La emisión simultánea de la noche se guarda?',
        answer: 'No, es directo. Espera a que el programa tenga su ficha.',
      },
      { question: '¿Quedan los anuncios en el archivo?', answer: 'No, solo el programa.' },
      {
        question: '¿Qué plan va bien para un uso ocasional?',
        answer:
          'Un mes basta para unas vacaciones. Quien sigue una temporada suele preferir el año o la licencia de por vida.',
      },
      {
        question: '¿Verlo más tarde es aceptable?',
        answer: 'Para ti y en casa, en la medida en que lo admitan la ley y TVer; difundirlo no lo es.',
      },
    ],
    meta_title: 'Descargador de TVer: tele japonesa a la carta',
    meta_description:
      'Doramas y variedades de cinco redes japonesas en TVer con cadena y fecha, guardados para verlos tú antes de que caduquen.',
  },
  nhk_plus_downloader: {
    headline: 'NHK Plus: noticias, taiga y documentales de NHK',
    promise:
      'Si pagas el canon de NHK y estás registrado, ten a mano el drama histórico del domingo o el documental de anoche.',
    steps: [
      { title: 'Inicia sesión en NHK', text: 'Con la cuenta vinculada a tu contrato de recepción.' },
      {
        title: 'Ve a los programas emitidos',
        text: 'Se ofrecen unos siete días después de su paso por antena.',
      },
      { title: 'Guarda el programa', text: 'Elige la calidad y la carpeta y confirma.' },
    ],
    features: [
      { title: 'Drama taiga', text: 'Las entregas del año se numeran del primer domingo al último.' },
      { title: 'Asadora de la mañana', text: 'Los quince minutos diarios se agrupan por semanas.' },
      { title: 'Documentales', text: 'La serie y la fecha acompañan al título.' },
      {
        title: 'Subtítulos japoneses',
        text: 'Se guardan si la emisión los llevaba, una ayuda para estudiar.',
      },
      {
        title: 'Voz en dos lenguas',
        text: 'Las emisiones bilingües incluyen japonés e inglés: guarda una pista o ambas.',
      },
      {
        title: 'Noticias para estudiar',
        text: 'Un boletín con sus subtítulos es un buen texto para quien aprende la lengua.',
      },
    ],
    questions: [
      {
        question: '¿NHK Plus y NHK ONE son distintos?',
        answer:
          'NHK reunió su oferta en línea bajo el nombre NHK ONE. Esta página trata de sus programas ya emitidos.',
      },
      { question: '¿Puede usarlo quien no paga el canon?', answer: 'El acceso lo concede NHK, no nosotros.' },
      {
        question: '¿Es lo mismo que NHK On Demand?',
        answer: 'No, ese es un archivo de pago aparte. Este producto trata lo emitido en la última semana.',
      },
      {
        question: '¿Se puede guardar un programa mientras se emite?',
        answer: 'No. Se puede elegir cuando figura entre los ya emitidos.',
      },
      {
        question: '¿Vale un documental para un trabajo escolar?',
        answer: 'Cítalo según las reglas de la cita. La copia en sí es para estudio y uso privados.',
      },
    ],
    meta_title: 'Descargador de NHK Plus: dramas y documentales',
    meta_description:
      'Dramas taiga, asadora y documentales de NHK de los últimos días, con fecha y subtítulos, para quien tiene cuenta registrada.',
  },
  fod_downloader: {
    headline: 'FOD: los doramas de Fuji TV en tu PC',
    promise:
      'De las comedias románticas de los noventa al estreno del lunes, el fondo de Fuji TV cabe en una carpeta de Windows.',
    steps: [
      { title: 'Abre FOD', text: 'Con FOD Premium o la parte gratuita.' },
      { title: 'Busca por reparto', text: 'El nombre del actor lleva a sus series.' },
      { title: 'Descarga en Windows', text: 'Elige carpeta, calidad y subtítulos, si hay.' },
    ],
    features: [
      { title: 'Lunes a las nueve', text: 'Los doramas de esa franja se distinguen por año.' },
      { title: 'Anime de noitaminA', text: 'La franja de Fuji se conserva como colección.' },
      { title: 'Realities', text: 'Las casas compartidas y los viajes de Fuji van por temporada.' },
      { title: 'Reparto en los datos', text: 'El archivo recoge los intérpretes principales.' },
      {
        title: 'Secuelas a la vista',
        text: 'Los especiales de dos horas que siguen a una temporada se olvidan con facilidad; aquí salen tras el último capítulo.',
      },
      {
        title: 'Historias paralelas',
        text: 'Los episodios cortos hechos solo para FOD figuran debajo de su serie principal.',
      },
    ],
    questions: [
      {
        question: '¿Se vende para Mac?',
        answer: 'En este momento, no. La licencia disponible es para Windows.',
      },
      { question: '¿Se leen las revistas de FOD?', answer: 'No, el producto trata vídeo.' },
      {
        question: '¿Cómo se ven los doramas antiguos en una pantalla ancha?',
        answer:
          'Los anteriores a 2005, más o menos, están en 4:3 y así se quedan. Nada se estira ni se recorta.',
      },
      {
        question: '¿Se graba deporte en directo, como las carreras?',
        answer: 'No. Lo que FOD publique después a la carta sí se puede elegir.',
      },
      {
        question: '¿Qué pasa con lo que alquilé aparte?',
        answer: 'Se reproduce un tiempo limitado, y la copia vale solo durante ese tiempo.',
      },
      {
        question: '¿Cuál es mi margen legal?',
        answer: 'Puedes copiar para ti lo que FOD te deja ver, sin cederlo a nadie.',
      },
    ],
    meta_title: 'Descargador de FOD (Fuji TV) para Windows',
    meta_description:
      'Doramas, anime y realities de Fuji TV en FOD, ordenados por año y reparto en un ordenador con Windows, para tu uso.',
  },
  hulu_jp_downloader: {
    headline: 'Hulu Japón: Nippon TV y series de fuera',
    promise:
      'Se llama igual que el estadounidense, pero es otro servicio: guarda sus doramas, su animación y sus exclusivas.',
    steps: [
      { title: 'Entra en hulu.jp', text: 'La cuenta estadounidense no sirve aquí.' },
      { title: 'Elige la sección', text: 'Nippon TV, cine, series extranjeras o infantil.' },
      { title: 'Descarga la selección', text: 'Tres capítulos hoy, el resto el fin de semana.' },
    ],
    features: [
      {
        title: 'Historias que continúan en Hulu',
        text: 'Los capítulos extra que solo salen en Hulu se unen a su serie.',
      },
      { title: 'Doblaje japonés', text: 'Las series extranjeras guardan ambas voces.' },
      { title: 'Detective Conan y más', text: 'La animación larga se reparte por años.' },
      { title: 'Tienda de Hulu', text: 'Lo alquilado aparte de la cuota lleva su plazo.' },
      { title: 'Originales de Hulu Japón', text: 'Sus series de suspense se ordenan por temporada.' },
      {
        title: 'Para los pequeños',
        text: '«Anpanman» y otras series infantiles caben en una tableta como archivos cortos.',
      },
      { title: 'La cola espera', text: 'Si apagas el ordenador, por la tarde sigue ahí.' },
    ],
    questions: [
      {
        question: '¿Es compatible con el Hulu de Estados Unidos?',
        answer: 'No. Ese tiene su propio descargador y su propia licencia.',
      },
      {
        question: '¿Qué calidad puedo esperar?',
        answer: 'La que Hulu Japón entregue a tu ordenador con tu plan.',
      },
      {
        question: '¿Se pueden guardar los canales en tiempo real?',
        answer:
          'No. Las noticias y el deporte de esos canales son directo. Busca títulos con ficha y capítulos propios, como el dorama de la semana pasada.',
      },
      {
        question: '¿Entra la tienda de Hulu?',
        answer:
          'Lo alquilado se abre mientras dure el alquiler; el catálogo incluido en la cuota es el uso principal.',
      },
      { question: '¿Cómo distingo mi cuenta?', answer: 'La de Hulu Japón es la que pagas en yenes.' },
      {
        question: '¿Puedo enviar un dorama a una amiga?',
        answer: 'No, aunque sea fan: cada copia es para quien tiene la suscripción.',
      },
    ],
    meta_title: 'Descargador de Hulu Japón para doramas y series',
    meta_description:
      'Doramas de Nippon TV, animación y series extranjeras de Hulu Japón con sus dos voces, para la cuenta japonesa.',
  },
  niconico_downloader: {
    headline: 'Niconico: el vídeo con todos sus comentarios',
    promise:
      'Lo que hace única a esta comunidad son los mensajes que cruzan la pantalla; puedes guardarlos con el vídeo.',
    steps: [
      { title: 'Copia la dirección', text: 'Un vídeo, una serie o una lista de reproducción.' },
      { title: 'Comentarios, sí o no', text: 'En archivo aparte o sobre la imagen.' },
      { title: 'Descarga', text: 'Autor, número sm y fecha forman parte del nombre.' },
    ],
    features: [
      { title: 'Capa de comentarios', text: 'Se activa y desactiva en el reproductor.' },
      { title: 'Vocaloid y utatte mita', text: 'La música de aficionados se clasifica por autor.' },
      { title: 'Listas completas', text: 'Una mylist se añade en una sola acción.' },
      {
        title: 'Emisiones pasadas',
        text: 'Los directos con repetición abierta se guardan con su duración real.',
      },
      { title: 'Solo la música', text: 'De una canción puedes quedarte únicamente con el sonido, en M4A.' },
      {
        title: 'Anime en Niconico',
        text: 'Las series que el servicio muestra gratis o a sus socios también se abren.',
      },
    ],
    questions: [
      {
        question: '¿Qué aporta una cuenta Premium?',
        answer: 'Mejor calidad y más repeticiones en Niconico; el descargador respeta la diferencia.',
      },
      {
        question: '¿Pueden los autores prohibirlo?',
        answer: 'Sí, y su voluntad cuenta. Pide permiso si dudas y no vuelvas a subir su obra.',
      },
      {
        question: '¿Qué imagen tienen los vídeos antiguos?',
        answer: 'La de su época. Los de los primeros años son pequeños, y guardarlos no los agranda.',
      },
      {
        question: '¿Sirve para los directos de Nico Nama?',
        answer:
          'Para sus grabaciones, mientras tu entrada de repetición esté vigente. Para la emisión en vivo, no.',
      },
      {
        question: '¿En qué formato quedan los comentarios?',
        answer:
          'En ASS, con el color, el tamaño y la velocidad de cada uno; tu reproductor puede ocultarlos.',
      },
      {
        question: '¿Los comentarios tienen autor?',
        answer: 'También. Guárdalos para ti y no los publiques con nombres.',
      },
    ],
    meta_title: 'Descargador de Niconico con comentarios',
    meta_description:
      'Vídeos, listas y emisiones pasadas de Niconico con la capa de comentarios opcional, para conservarlos en privado.',
  },
  d_anime_downloader: {
    headline: 'd Anime Store: el archivo del aficionado',
    promise:
      'Miles de capítulos de anime por una cuota pequeña. Elige los que verás esta semana y déjalos en el portátil.',
    steps: [
      { title: 'Usa tu cuenta d', text: 'El servicio es de Docomo, pero abierto a otras líneas.' },
      { title: 'Busca por estudio o voz', text: 'Los actores de doblaje tienen su índice.' },
      { title: 'Añade la serie', text: 'Entera o capítulo a capítulo.' },
    ],
    features: [
      { title: 'Índice de seiyū', text: 'El reparto de voces pasa a los datos del archivo.' },
      { title: 'Canciones de anime', text: 'Los vídeos musicales de cabeceras tienen carpeta propia.' },
      { title: 'Teatro y conciertos', text: 'Los espectáculos ligados al anime se guardan completos.' },
      { title: 'Temporadas por trimestre', text: 'Invierno, primavera, verano y otoño en su año.' },
      {
        title: 'Saltar la cabecera',
        text: 'Donde el servicio señala apertura y cierre, esas marcas se guardan como capítulos del archivo.',
      },
      {
        title: 'Orden de visionado',
        text: 'Serie, especiales y películas siguen la secuencia que propone la tienda.',
      },
    ],
    questions: [
      { question: '¿Trae subtítulos?', answer: 'En general no: está hecho para quien entiende japonés.' },
      {
        question: '¿Sirve la versión contratada dentro de Amazon o Niconico?',
        answer: 'Esas pertenecen a otras plataformas; esta licencia es para la web de d Anime Store.',
      },
      {
        question: '¿Qué tamaño de imagen hay?',
        answer:
          'Full HD en las obras recientes y menos en las antiguas. La aplicación lo muestra antes de guardar.',
      },
      {
        question: '¿Es la misma cuota que Lemino?',
        answer: 'No. La cuota de d Anime Store va aparte, aunque ambos servicios sean de Docomo.',
      },
      {
        question: '¿Cómo sigo la temporada?',
        answer: 'Los estrenos salen por día de la semana, con los ya guardados en gris.',
      },
      {
        question: '¿Cuántos capítulos puedo conservar?',
        answer:
          'Solo los que vas a ver tú y que tu cuota permite. El producto no es para crear un archivo que compartir.',
      },
    ],
    meta_title: 'Descargador de d Anime Store',
    meta_description:
      'Anime de d Anime Store por trimestre, estudio y reparto de voces, guardado en tu ordenador para tus ratos libres.',
  },
  wowow_downloader: {
    headline: 'WOWOW On Demand: conciertos, tenis y drama serio',
    promise:
      'Quien paga WOWOW sabe lo que busca: un concierto entero, una final o una miniserie japonesa sin relleno.',
    steps: [
      { title: 'Abre WOWOW On Demand', text: 'Con el contrato de televisión o el de internet.' },
      { title: 'Localiza el evento', text: 'Música, deporte, cine y drama tienen secciones separadas.' },
      { title: 'Guárdalo en tu PC', text: 'La edición en venta es la de Windows.' },
    ],
    features: [
      { title: 'Conciertos íntegros', text: 'La lista de canciones puede ir en un texto junto al vídeo.' },
      { title: 'Grand Slam en diferido', text: 'Los partidos repetidos se nombran por ronda y jugadores.' },
      { title: 'Drama W', text: 'Las miniseries de la casa quedan en una sola carpeta.' },
      { title: 'Cine con año', text: 'Cada película lleva año y título original.' },
      {
        title: 'Dos versiones de cada película',
        text: 'Las emisiones subtituladas y las dobladas se listan por separado.',
      },
      {
        title: 'Entre bastidores',
        text: 'Las charlas de camerino figuran junto a la función a la que pertenecen.',
      },
      { title: 'Sin resultados', text: 'El marcador no aparece en el nombre.' },
    ],
    questions: [
      { question: '¿Existe para Mac?', answer: 'Ya no se vende; solo hay edición para Windows.' },
      {
        question: '¿Se puede grabar la emisión en directo?',
        answer: 'No, hay que esperar a la repetición a la carta.',
      },
      {
        question: '¿Cuánto dura un programa en el archivo?',
        answer:
          'Depende de cada uno. WOWOW indica el último día y la lista lo repite; un concierto puede quedarse una semana y nada más.',
      },
      {
        question: '¿Entran los clientes de satélite?',
        answer: 'Sí. Satélite e internet usan la misma cuenta web.',
      },
      {
        question: '¿Qué tamaño de archivo elijo?',
        answer: 'El mayor para un concierto; para coloquios y noticias basta uno pequeño.',
      },
      {
        question: '¿Y un concierto para mi club de fans?',
        answer:
          'Una proyección pública requiere permiso. En privado puedes verlo hasta donde lo permitan tu contrato y la ley.',
      },
    ],
    meta_title: 'Descargador de WOWOW On Demand para Windows',
    meta_description:
      'Conciertos, tenis en diferido y miniseries de WOWOW On Demand, con ronda, año y título, en tu PC y para ti.',
  },
}
