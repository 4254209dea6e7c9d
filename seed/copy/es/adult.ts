import type { PageTexts } from '../text'

export const adult: PageTexts = {
  fanza_downloader: {
    headline: 'FANZA: tus compras, en un lugar reservado',
    promise:
      'Solo para adultos: ordena en tu equipo los vídeos que has comprado o alquilado con tu propia cuenta de FANZA.',
    steps: [
      { title: 'Confirma tu edad', text: 'FANZA la comprueba, y ese paso lo haces tú.' },
      {
        title: 'Abre tu biblioteca',
        text: 'Compras, alquileres y cuotas mensuales van en listas distintas.',
      },
      { title: 'Guarda en privado', text: 'Elige una carpeta de acceso restringido.' },
    ],
    features: [
      { title: 'Código de la obra', text: 'El número y el título japonés forman el nombre.' },
      { title: 'Vídeos en partes', text: 'Las partes de una misma compra quedan seguidas.' },
      { title: 'Cuotas mensuales', text: 'Se reconoce lo que incluye la cuota activa.' },
      { title: 'Sin vistas previas', text: 'Fuera de la aplicación no se muestran miniaturas.' },
      {
        title: 'Tamaño comprado',
        text: 'Algunas obras se venden en varias resoluciones, y la lista indica la que corresponde a tu compra.',
      },
      {
        title: 'Datos en texto',
        text: 'Título, estudio y fecha de salida pueden guardarse en un archivo pequeño junto al vídeo.',
      },
    ],
    questions: [
      {
        question: '¿Quién puede comprar esta licencia?',
        answer: 'Únicamente personas mayores de edad en su país.',
      },
      { question: '¿Está incluido DMM TV?', answer: 'No, es otro servicio, con su propio descargador.' },
      {
        question: '¿Puedo guardar algo que no he comprado?',
        answer: 'No. Salvo las muestras, solo aparecen las obras que tu cuenta reproduce.',
      },
      {
        question: '¿Vale para realidad virtual?',
        answer:
          'Esas obras están hechas para visores y para el reproductor de FANZA. Este producto trata las que se ven como vídeo corriente en un navegador.',
      },
      {
        question: '¿Qué pasa si cancelo un canal mensual?',
        answer: 'Tu derecho a ver sus obras acaba con él, y las copias deben borrarse.',
      },
      {
        question: '¿Puedo ceder o vender un archivo?',
        answer: 'No. Tu compra es para ti, según FANZA y la ley aplicable.',
      },
    ],
    meta_title: 'Descargador de FANZA, solo para adultos',
    meta_description:
      'Para mayores de edad: compras y alquileres de tu cuenta de FANZA ordenados por código, en privado y según tus derechos.',
  },
  mgstage_downloader: {
    headline: 'MGStage: títulos comprados, bajo control',
    promise:
      'Página para adultos. Conserva una copia personal de los títulos que tu cuenta de MGStage reproduce.',
    steps: [
      { title: 'Pasa la verificación', text: 'El sitio pregunta la edad y después los datos de acceso.' },
      { title: 'Consulta tus compras', text: 'Código, estudio y fecha aparecen en columnas.' },
      { title: 'Añádelos a la cola', text: 'La descarga avanza sin avisos visibles.' },
    ],
    features: [
      { title: 'Por estudio', text: 'Cada estudio puede tener su carpeta.' },
      { title: 'Nombres neutros', text: 'Se puede usar solo el código.' },
      { title: 'Continuación', text: 'Lo interrumpido sigue en la siguiente sesión.' },
      { title: 'Silencio', text: 'Las notificaciones del sistema se desactivan con un interruptor.' },
      {
        title: 'Comprobar antes',
        text: 'Duración, tamaño y último día de visionado se muestran antes de guardar.',
      },
      {
        title: 'Compras en conjunto',
        text: 'Las obras de una compra múltiple aparecen por separado, y puedes elegir solo una parte.',
      },
    ],
    questions: [
      { question: '¿Se exige mayoría de edad?', answer: 'Sí, para comprar y para usar el producto.' },
      {
        question: '¿Los avances gratuitos también?',
        answer: 'No, el producto es para los títulos de tu cuenta.',
      },
      {
        question: '¿Compra en streaming y compra de archivo son lo mismo?',
        answer: 'MGStage vende ambas. La aplicación trata los títulos que se reproducen en el navegador.',
      },
      {
        question: '¿Entra la suscripción de MGStage?',
        answer:
          'Lo que tu cuota reproduce en el navegador se lista junto a tus compras. Cuando la cuota acaba, sus títulos desaparecen de la lista y debes borrar también las copias.',
      },
      {
        question: '¿Puedo hacer la prueba con una muestra?',
        answer:
          'Sí. Un vídeo de muestra basta para ver, en la prueba gratuita, si te convencen el inicio de sesión, la imagen y los nombres.',
      },
      {
        question: '¿Qué permiso tengo sobre mis compras?',
        answer: 'El que concede MGStage para verlas tú. Toda difusión está excluida.',
      },
    ],
    meta_title: 'Descargador de MGStage, mayores de edad',
    meta_description:
      'Solo adultos: títulos comprados en MGStage por estudio y código, con nombres neutros y para uso estrictamente personal.',
  },
  fc2_downloader: {
    headline: 'FC2: contenido adquirido, en tu PC',
    promise:
      'Reservado a mayores de edad: el programa reconoce los vídeos de FC2 que compraste o que su autor deja ver.',
    steps: [
      { title: 'Indica la página', text: 'Copia la dirección del vídeo o del artículo comprado.' },
      { title: 'Declara tu edad', text: 'Sigue el paso del sitio e inicia sesión.' },
      { title: 'Elige el destino', text: 'Un disco externo o una carpeta protegida.' },
    ],
    features: [
      { title: 'Número FC2', text: 'El identificador va en el nombre del archivo.' },
      { title: 'Control de compra', text: 'Lo que no has pagado se indica y se omite.' },
      { title: 'Lista borrable', text: 'El historial se vacía cuando quieras.' },
      { title: 'Para Windows', text: 'Es la edición a la venta.' },
      {
        title: 'El autor en el nombre',
        text: 'El nombre empieza por quien lo subió, para que encuentres siempre la fuente.',
      },
      {
        title: 'Entero o extracto',
        text: 'La aplicación avisa de si ves el vídeo completo o solo un fragmento.',
      },
      {
        title: 'Espacio suficiente',
        text: 'Un contenido de pago puede ocupar varios gigabytes: antes de empezar se muestran duración y tamaño, y se mira el espacio libre del disco.',
      },
    ],
    questions: [
      {
        question: '¿Y si ya tengo el vídeo?',
        answer: 'La aplicación lo señala antes de guardarlo otra vez.',
      },
      {
        question: '¿Hay versión para Mac?',
        answer: 'Se retiró. Las licencias antiguas se ven en la cuenta.',
      },
      {
        question: '¿Y si un contenido parece ilícito?',
        answer: 'No lo guardes y avisa a FC2 o a las autoridades.',
      },
      {
        question: '¿Se puede grabar FC2 Live?',
        answer: 'No, las salas en directo quedan fuera. Solo se añaden vídeos con página propia.',
      },
      {
        question: 'Han retirado un contenido. ¿Puedo conseguirlo?',
        answer: 'No. Lo que FC2 ya no reproduce en tu cuenta no se puede obtener.',
      },
      {
        question: '¿Los autores particulares están protegidos?',
        answer: 'Igual que cualquiera. Si te está permitida una copia, es solo para ti.',
      },
    ],
    meta_title: 'Descargador de FC2 para Windows, adultos',
    meta_description:
      'Para mayores de edad: contenido de FC2 comprado con tu cuenta, en un ordenador con Windows y en la carpeta que decidas.',
  },
  onlyfans_downloader: {
    headline: 'OnlyFans: orden en tus suscripciones',
    promise:
      'Solo mayores de edad: clasifica en local las publicaciones en vídeo de las cuentas a las que estás suscrito.',
    steps: [
      { title: 'Abre sesión', text: 'Con tu cuenta verificada.' },
      { title: 'Elige un perfil', text: 'Aparecen los que tienes activos y ningún otro.' },
      { title: 'Selecciona una a una', text: 'Marca las publicaciones y dales un destino seguro.' },
    ],
    features: [
      { title: 'Una carpeta por perfil', text: 'La fecha de publicación ordena el contenido.' },
      { title: 'Nada repetido', text: 'Una publicación ya guardada se detecta.' },
      { title: 'Sin recogida masiva', text: 'Por defecto decides vídeo a vídeo.' },
      { title: 'Retirada respetada', text: 'Lo que el autor borra deja de poder añadirse.' },
      {
        title: 'Contenido desbloqueado',
        text: 'Lo que pagaste en un mensaje va aparte de las publicaciones de la cuota mensual.',
      },
      { title: 'Fin de la suscripción', text: 'Se muestra cuándo termina, y ahí se detiene la descarga.' },
      { title: 'Para creadores', text: 'Quien publica también puede guardar una copia de su propia página.' },
    ],
    questions: [
      {
        question: '¿Hace falta el consentimiento del creador?',
        answer: 'Sus condiciones y las de OnlyFans mandan. Guarda solo lo que te permitan conservar para ti.',
      },
      {
        question: '¿Puedo reenviar un vídeo?',
        answer: 'Nunca: daña a la persona que aparece y puede ser delito.',
      },
      {
        question: '¿Abre cuentas a las que no estoy suscrito?',
        answer: 'No. Lo que está cerrado en la web está cerrado en la aplicación.',
      },
      {
        question: '¿Por qué tarda la primera visita?',
        answer:
          'Un perfil puede reunir miles de publicaciones. La lista se lee una vez, y después solo lo nuevo.',
      },
      {
        question: '¿Se enteran los creadores?',
        answer: 'No les enviamos nada. Pero respeta siempre lo que ellos decidan sobre su trabajo.',
      },
      {
        question: '¿Qué planes hay?',
        answer: 'Un mes, un año o una licencia de por vida para un ordenador, tras la prueba gratuita.',
      },
      {
        question: '¿Y los mensajes privados?',
        answer: 'Solo el contenido que desbloqueaste en ellos, y figura en su propia lista.',
      },
    ],
    meta_title: 'Descargador de OnlyFans, solo mayores de edad',
    meta_description:
      'Mayores de edad: vídeos de tus suscripciones activas de OnlyFans, por perfil y fecha, para tu exclusivo uso.',
  },
}
